// Signed words: an invitation to a chair, and the right to one seat of one match. Nobody registers.
import { randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** `claim` is what was written when somebody sat down: an older holder's token is good for nothing. */
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
  private readonly key: Uint8Array

  constructor(secret: string) {
    this.key = Buffer.from(secret, 'base64url')
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

  /** `expired`: it was good once. */
  async readInvitation(token: string): Promise<Invitation | 'expired' | null> {
    return (await this.verify('invite', token)) as Invitation | 'expired' | null
  }

  private sign(use: string, words: object, lasts?: string): Promise<string> {
    const token = new SignJWT({ ...words, use }).setProtectedHeader({ alg: ALGORITHM })
    return (lasts === undefined ? token : token.setExpirationTime(lasts)).sign(this.key)
  }

  private async verify(use: string, token: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: [ALGORITHM] })
      return payload.use === use ? payload : null
    } catch (error) {
      return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' && use === 'invite'
        ? 'expired'
        : null
    }
  }
}
