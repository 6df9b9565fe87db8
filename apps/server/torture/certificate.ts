// A certificate for this machine, signed by an authority of one's own, as somebody without a public name would
// make them with openssl.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names of files. */
export interface Certificate {
  ca: string
  cert: string
  key: string
  remove(): void
}

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-tls-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...words: string[]): void => {
    const { status, stderr } = spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${words[0]}: ${stderr}`)
  }
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const authority = [
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=an authority',
    '-days',
    '2',
  ]
  openssl('req', '-x509', ...key, ...authority)
  openssl('req', ...key, '-keyout', 'key.pem', '-out', 'wish.pem', '-subj', '/CN=localhost')
  writeFileSync(at('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n')
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'wish.pem', '-out', 'cert.pem', '-days', '2', ...signed)
  return {
    ca: at('ca.pem'),
    cert: at('cert.pem'),
    key: at('key.pem'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
