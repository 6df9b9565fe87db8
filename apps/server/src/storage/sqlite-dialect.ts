// The query builder's driver for the embedded database: it reads here, and writes through the writer thread.
// So the thread that plays never waits for a lock.
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Database_, Prepared } from './sqlite-types.ts'
import type { SqliteWriter, Statement } from './sqlite-writer.ts'

class Connection implements DatabaseConnection {
  private readonly reader: Reader
  private readonly writer: SqliteWriter
  /** Statements of a transaction are sent when it ends, so its writes cannot be read before. */
  private held: Statement[] | null = null

  constructor(reader: Reader, writer: SqliteWriter) {
    this.reader = reader
    this.writer = writer
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (SelectQueryNode.is(query)) return { rows: this.reader.rows(sql, parameters) as R[] }
    if (this.held !== null) {
      this.held.push({ sql, parameters })
      return { rows: [] }
    }
    const [changes] = await this.writer.run([{ sql, parameters }])
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported')
  }

  begin(): void {
    this.held = []
  }

  async end(isKept: boolean): Promise<void> {
    const { held } = this
    this.held = null
    if (isKept && held !== null) await this.writer.run(held)
  }
}

class Reader {
  private readonly file: Database_
  private readonly known = new Map<string, Prepared>()

  constructor(file: Database_) {
    this.file = file
  }

  rows(sql: string, parameters: readonly unknown[]): unknown[] {
    let statement = this.known.get(sql)
    if (statement === undefined) this.known.set(sql, (statement = this.file.prepare(sql)))
    return statement.all(parameters)
  }

  /** The last process to close checkpoints everything into one file. */
  close(): void {
    try {
      this.file.exec('PRAGMA busy_timeout = 0')
      this.rows('PRAGMA journal_mode = DELETE', [])
    } catch (error) {
      if (!isLocked(error)) throw error
    } finally {
      this.file.close()
    }
  }
}

const isLocked = (error: unknown): boolean =>
  (error as { code?: string }).code?.startsWith('SQLITE_BUSY') === true

export function sqliteDialect(file: Database_, writer: SqliteWriter): Dialect {
  const reader = new Reader(file)
  const driver: Driver = {
    async init() {},
    acquireConnection: async () => new Connection(reader, writer),
    beginTransaction: async (connection) => (connection as Connection).begin(),
    commitTransaction: (connection) => (connection as Connection).end(true),
    rollbackTransaction: (connection) => (connection as Connection).end(false),
    async releaseConnection() {},
    async destroy() {
      await writer.close()
      reader.close()
    },
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
