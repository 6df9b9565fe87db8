// Opens a database as a server does, and nothing more; says so before it begins.
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'

const [data, url] = process.argv.slice(2)
process.stdout.write('now\n')
const store = url === '' ? await openSqlite(data) : await openPostgres(url)
await store.close()
