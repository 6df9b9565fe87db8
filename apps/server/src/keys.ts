// Keys for one use each, made of a secret that the database keeps.
import { hkdfSync } from 'node:crypto'

const LENGTH = 32

/** Keys for two uses reveal nothing about each other. */
export const keyFrom = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `cardwright ${use}`, LENGTH))
