// The built page, file by file, read once and kept as browsers take it. Every unknown path without a file ending gets
// the page itself, which answers it.
import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageAnswer } from '@cardwright/server'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
/** Fonts are packed already. */
const PACKED = /^font\//
export const dist = fileURLToPath(new URL('../dist/', import.meta.url))

type Encoding = 'br' | 'gzip'
const packers: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  // on another thread; the last two steps of quality take ten times as long for a few per cent
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** One file, and its packed forms once somebody has asked for them. */
class KeptFile {
  readonly etag: string
  readonly headers: Record<string, string>
  private readonly bytes: Uint8Array
  private readonly packed = new Map<Encoding, Promise<Uint8Array>>()

  constructor(path: string, bytes: Uint8Array) {
    this.bytes = bytes
    this.etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const isNamedByContent = path.startsWith('/assets/')
    this.headers = {
      'content-type': TYPES[extname(path)],
      'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: this.etag,
      vary: 'accept-encoding',
    }
  }

  async answer(asked: IncomingHttpHeaders): Promise<PageAnswer> {
    const { headers } = this
    if (asked['if-none-match'] === this.etag) return { status: 304, headers, body: null }
    const encoding = this.encodingFor(asked['accept-encoding'])
    if (encoding === null) return { status: 200, headers, body: this.bytes }
    let packing = this.packed.get(encoding)
    if (packing === undefined) {
      packing = packers[encoding](this.bytes)
      this.packed.set(encoding, packing)
    }
    const body = await packing
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body }
  }

  private encodingFor(accepted: string | string[] | undefined): Encoding | null {
    if (PACKED.test(this.headers['content-type'])) return null
    const names = String(accepted ?? '')
      .split(',')
      .map((one) => one.trim())
    return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
  }
}

/** Answers paths with the files of a folder. What it holds is looked up at the first question. */
export function pageOf(folder = dist) {
  const files = new Map<string, Promise<KeptFile>>()
  let paths: Promise<ReadonlySet<string>> | undefined
  const fileAt = (path: string): Promise<KeptFile> => {
    let file = files.get(path)
    if (file === undefined) {
      file = readFile(join(folder, path)).then((bytes) => new KeptFile(path, bytes))
      files.set(path, file)
    }
    return file
  }
  return async (url: string, headers: IncomingHttpHeaders = {}): Promise<PageAnswer> => {
    const path = pathOf(url)
    const wanted = TYPES[extname(path)] === undefined ? '/index.html' : path
    paths ??= pathsIn(folder)
    if ((await paths).has(wanted)) return (await fileAt(wanted)).answer(headers)
    const plain = { 'content-type': 'text/plain' }
    return { status: 404, headers: plain, body: Buffer.from('no such file') }
  }
}

async function pathsIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const paths = names.map((name) => `/${name.split(sep).join('/')}`)
  return new Set(paths.filter((path) => TYPES[extname(path)] !== undefined))
}

/** The page alone, without a server behind it. @param port 0: any free one */
export async function serve(port: number, folder = dist): Promise<Server> {
  const answer = pageOf(folder)
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request.url ?? '/', request.headers)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, ready))
  return server
}

/** Never above the folder; an address that cannot be read is the page's to answer. */
function pathOf(url: string): string {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://page').pathname))
  } catch {
    return '/'
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serve(Number(process.argv[2] ?? 4173))
  console.log(`http://localhost:${process.argv[2] ?? 4173}`)
}
