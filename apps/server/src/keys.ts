// Derives a key for each purpose from a secret in the database.
import { hkdfSync } from 'node:crypto'

const LENGTH = 32

/** Keys for different purposes are independent. */
export const keyFrom = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `cardwright ${use}`, LENGTH))
