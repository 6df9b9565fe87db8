// The moderators: labels with secret tokens, from `MODERATOR_TOKEN`.
import { createHash, timingSafeEqual } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'

const SHORTEST = 24
/** Allowed wrong attempts per address, and how long they count, in seconds. */
const TRIES = 10
const REMEMBERED = 600

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export class Moderators {
  private readonly known: { label: string; digest: Buffer }[]
  private readonly tries = new RateLimiterMemory({ points: TRIES, duration: REMEMBERED })

  /**
   * @param words `anna:her-secret;boris:his-secret`, or a single secret
   * @throws when a token is too short, or two have the same label
   */
  constructor(words: string | undefined) {
    const parts = (words ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    this.known = parts.map((part) => {
      const colon = part.indexOf(':')
      const label = colon < 0 ? 'moderator' : part.slice(0, colon).trim()
      const secret = part.slice(colon + 1).trim()
      if (!/^[\w-]{1,24}$/.test(label))
        throw new Error(`MODERATOR_TOKEN: "${label}" is no label; use letters, digits, - and _`)
      if (secret.length < SHORTEST)
        throw new Error(
          `MODERATOR_TOKEN: the token of ${label} is too short; it needs at least ${SHORTEST} characters`,
        )
      return { label, digest: digestOf(secret) }
    })
    const labels = this.known.map(({ label }) => label)
    const twice = labels.find((label, k) => labels.indexOf(label) !== k)
    if (twice !== undefined) throw new Error(`MODERATOR_TOKEN: there are two tokens for ${twice}`)
  }

  get isOn(): boolean {
    return this.known.length > 0
  }

  /** The owner of a token; compares all of them, so that timing reveals nothing. */
  async admit(
    authorization: string | undefined,
    address: string,
  ): Promise<string | 'wrong' | 'too-often'> {
    const tried = await this.tries.get(address)
    if (tried !== null && tried.remainingPoints <= 0) return 'too-often'
    const digest = digestOf(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
    let found: string | null = null
    for (const one of this.known) if (timingSafeEqual(one.digest, digest)) found = one.label
    if (found !== null) return found
    await this.tries.consume(address).catch(() => {})
    return 'wrong'
  }
}
