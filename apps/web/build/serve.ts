// The built page, file by file. Every unknown path without a file ending gets the page itself, which answers it.
import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
export const dist = fileURLToPath(new URL('../dist/', import.meta.url))

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/** Answers paths with the files of a folder. */
export const pageOf =
  (folder = dist) =>
  async (url: string): Promise<PageAnswer> => {
    const path = pathOf(url)
    const type = TYPES[extname(path)]
    try {
      if (type === undefined) {
        const headers = { 'content-type': TYPES['.html'], 'cache-control': 'no-cache' }
        return { status: 200, headers, body: await readFile(join(folder, 'index.html')) }
      }
      const body = await readFile(join(folder, path))
      const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      return { status: 200, headers: { 'content-type': type, 'cache-control': cache }, body }
    } catch {
      const headers = { 'content-type': 'text/plain' }
      return { status: 404, headers, body: Buffer.from('no such file') }
    }
  }

/** The page alone, without a server behind it. @param port 0: any free one */
export async function serve(port: number, folder = dist): Promise<Server> {
  const answer = pageOf(folder)
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request.url ?? '/')
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
