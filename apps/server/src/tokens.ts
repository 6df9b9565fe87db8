// Signed tokens: an invitation to a seat, and the ownership of a seat in a match. There are no accounts.
import { randomBytes } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Key, Keys } from './signing-keys.ts'

/** `claim` was stored when the player sat down, so older tokens for the seat are invalid. */
export interface SeatRight {
  match: string
  seat: number
  claim: string
}
export interface Invitation {
  match: string
  seat: number
}

const ALGORITHM = 'HS256'
const INVITES_LAST = '30d'

export const newSecret = (): string => randomBytes(32).toString('base64url')
export const newId = (): string => randomBytes(9).toString('base64url')

export class Tokens {
  private readonly keys: Pick<Keys, 'signing' | 'find'>

  constructor(keys: Pick<Keys, 'signing' | 'find'>) {
    this.keys = keys
  }

  seat({ match, seat, claim }: SeatRight): Promise<string> {
    return this.sign('seat', { match, seat, claim })
  }

  invitation({ match, seat }: Invitation): Promise<string> {
    return this.sign('invite', { match, seat }, INVITES_LAST)
  }

  async readSeat(token: string): Promise<SeatRight | null> {
    return (await this.verify('seat', token)) as SeatRight | null
  }

  /** `expired`: it was valid once. */
  async readInvitation(token: string): Promise<Invitation | 'expired' | null> {
    return (await this.verify('invite', token)) as Invitation | 'expired' | null
  }

  private async sign(use: string, words: object, lasts?: string): Promise<string> {
    const key = await this.keys.signing()
    const header = key.id === '' ? { alg: ALGORITHM } : { alg: ALGORITHM, kid: key.id }
    const token = new SignJWT({ ...words, use }).setProtectedHeader(header)
    return (lasts === undefined ? token : token.setExpirationTime(lasts)).sign(bytesOf(key))
  }

  private async verify(use: string, token: string): Promise<unknown> {
    try {
      const key = await this.keys.find(decodeProtectedHeader(token).kid)
      if (key === null) return null
      const { payload } = await jwtVerify(token, bytesOf(key), { algorithms: [ALGORITHM] })
      return payload.use === use ? payload : null
    } catch (error) {
      return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' && use === 'invite'
        ? 'expired'
        : null
    }
  }
}

const bytesOf = ({ secret }: Key): Uint8Array => Buffer.from(secret, 'base64url')
