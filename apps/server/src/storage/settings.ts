// Values that all nodes of a database share, such as the keys for tokens.
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The size of a few entries, since the last free page of a full disk is not enough. */
const PROBE_SIZE = 16_384

export class Settings {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  /** Created by the first node, read by all others. */
  async invent(name: string, invent: () => string): Promise<string> {
    await this.db
      .insertInto('setting')
      .values({ name, value: invent() })
      .onConflict((c) => c.doNothing())
      .execute()
    return (await this.read(name))!
  }

  async read(name: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.value ?? null
  }

  /** @param from the expected old value; null: none @returns false when it was different */
  async change(name: string, from: string | null, to: string): Promise<boolean> {
    if (from === null) return (await this.invent(name, () => to)) === to
    const { numUpdatedRows } = await this.db
      .updateTable('setting')
      .set({ value: to })
      .where('name', '=', name)
      .where('value', '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async drop(name: string): Promise<void> {
    await this.db.deleteFrom('setting').where('name', '=', name).execute()
  }

  /** Tests writing data of some size. @throws when it fails */
  async tryToWrite(): Promise<void> {
    const value = `${Date.now()} `.padEnd(PROBE_SIZE, '.')
    await this.db
      .insertInto('setting')
      .values({ name: 'probe', value })
      .onConflict((c) => c.column('name').doUpdateSet({ value }))
      .execute()
  }
}
