// The keys that sign seats and invitations. They are in the database, so all nodes have the same: the newest one
// signs, older ones are still believed for a time. A node looks again now and then, and whenever it meets a key
// it does not know.
import { CannotStart } from './storage/cannot-start.ts'
import type { Store } from './storage/store.ts'
import { newId, newSecret } from './tokens.ts'

export interface Key {
  id: string
  secret: string
  /** Ms since 1970, from when on it is not believed any more; null: it signs. */
  until: number | null
}

const KEYS = 'keys'
/** The only key of a database whose key was never changed. Its tokens name none. */
const FIRST = 'secret'
const FIRST_ID = ''

/** A change is seen everywhere within this time. */
const LOOK_AGAIN = 10_000
/** Foreign tokens must not make anybody read the database for each of them. */
const LOOK_AT_ONCE = 1000
const DAY = 86_400_000

export class Keys {
  private readonly store: Store
  private keys: Key[]
  private readAt = performance.now()

  private constructor(store: Store, keys: Key[]) {
    this.store = store
    this.keys = keys
  }

  /** The first start makes one. @throws CannotStart when matches are there whose key is not */
  static async open(store: Store): Promise<Keys> {
    let { keys } = await readKeys(store)
    if (keys.length === 0) {
      if (await store.upkeep.hasMatches()) throw new CannotStart(LOST)
      await store.setting(FIRST, newSecret)
      keys = (await readKeys(store)).keys
    }
    return new Keys(store, keys)
  }

  async signing(): Promise<Key> {
    await this.lookAgain(LOOK_AGAIN)
    return this.keys[0]
  }

  async find(id: string = FIRST_ID): Promise<Key | null> {
    await this.lookAgain(this.keys.some((key) => key.id === id) ? LOOK_AGAIN : LOOK_AT_ONCE)
    const key = this.keys.find((one) => one.id === id)
    return key === undefined || (key.until !== null && key.until <= Date.now()) ? null : key
  }

  private async lookAgain(after: number): Promise<void> {
    if (performance.now() - this.readAt < after) return
    this.readAt = performance.now()
    // while the storage is away the known ones do
    const { keys } = await readKeys(this.store).catch(() => ({ keys: [] }))
    if (keys.length > 0) this.keys = keys
  }
}

export interface Rotated {
  id: string
  /** How many older keys are still believed, and how many are not any more. */
  kept: number
  dropped: number
}

/** From now on a new key signs. @param days how long older ones are still believed */
export async function rotateKey(store: Store, days: number, now: number): Promise<Rotated> {
  for (;;) {
    const { keys, text } = await readKeys(store)
    const last = now + days * DAY
    const older = keys
      .map((key) => ({ ...key, until: Math.min(key.until ?? last, last) }))
      .filter(({ until }) => until > now)
    const fresh: Key = { id: newId(), secret: newSecret(), until: null }
    const isOurs = await store.settings.change(KEYS, text, JSON.stringify([fresh, ...older]))
    if (!isOurs) continue
    await store.settings.drop(FIRST)
    return { id: fresh.id, kept: older.length, dropped: keys.length - older.length }
  }
}

async function readKeys(store: Store): Promise<{ keys: Key[]; text: string | null }> {
  const text = await store.settings.read(KEYS)
  if (text !== null) return { keys: JSON.parse(text) as Key[], text }
  const secret = await store.settings.read(FIRST)
  return { keys: secret === null ? [] : [{ id: FIRST_ID, secret, until: null }], text }
}

const LOST = [
  'The database has matches, but not the key that signed their seats.',
  'If it was lost with part of the database, restore a back-up: npx cardwright-server restore',
  'To go on without it, make a new one: npx cardwright-server rotate-key. All links to seats given out so far stop working.',
].join('\n')
