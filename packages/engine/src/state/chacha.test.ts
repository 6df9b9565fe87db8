// Blocks that others have published: RFC 8439 (§2.3.2 and appendix A.1) and, for keys of half the length,
// draft-strombergson-chacha-test-vectors (TC1, 20 rounds).
import { expect, test } from 'vitest'
import { chacha } from './chacha.ts'

const words = (hex: string): Int32Array =>
  new Int32Array(Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16)).buffer)
const hex = (block: Int32Array): string => Buffer.from(block.buffer).toString('hex')
const COUNTING = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

test.each([
  {
    name: 'RFC 8439 §2.3.2',
    key: COUNTING,
    rest: '01000000000000090000004a00000000',
    block:
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  },
  {
    name: 'RFC 8439 A.1 #1',
    key: '00'.repeat(32),
    rest: '00'.repeat(16),
    block:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    name: 'RFC 8439 A.1 #2',
    key: '00'.repeat(32),
    rest: '01' + '00'.repeat(15),
    block:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    name: 'Strombergson TC1, 128 bits',
    key: '00'.repeat(16),
    rest: '00'.repeat(16),
    block:
      '89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46' +
      'cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f',
  },
])('$name', ({ key, rest, block }) => {
  expect(hex(chacha(words(key), words(rest)))).toBe(block)
})
