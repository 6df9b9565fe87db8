// The door for language models: the messages of the Model Context Protocol.
import { expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { REVISIONS } from './mcp.ts'
import { WORDS } from './requests.ts'

type Message = Record<string, any> // eslint-disable-line typescript/no-explicit-any

async function say(...messages: unknown[]): Promise<Message[]> {
  const lines = messages.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
  const { code, out, err } = await cardwright(['serve', '--mcp', 'forest'], lines)
  expect([code, err]).toEqual([0, ''])
  return out === ''
    ? []
    : out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Message)
}

const request = (id: number, method: string, params?: object) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})
const call = (id: number, name: string, given?: object) =>
  request(id, 'tools/call', { name, arguments: given })
const hello = (protocolVersion: string) =>
  request(1, 'initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })

test.each([...REVISIONS, '1999-01-01'])('greets a client of revision %s', async (revision) => {
  const [answer, ...more] = await say(hello(revision), {
    jsonrpc: '2.0',
    method: 'notifications/initialized',
  })
  expect(answer).toMatchObject({
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: REVISIONS.includes(revision) ? revision : REVISIONS[0],
      capabilities: { tools: {} },
      serverInfo: { name: 'cardwright', version: expect.any(String) },
    },
  })
  expect(more).toEqual([])
})

test('lists a tool for each request that somebody can read, with its fields', async () => {
  const [{ result }] = await say(request(1, 'tools/list'))
  const names = Object.keys(WORDS).filter((name) => !WORDS[name].isBulk)
  expect(result.tools.map(({ name }: Message) => name)).toEqual(names)
  expect(result.tools.find(({ name }: Message) => name === 'step').inputSchema).toMatchObject({
    type: 'object',
    required: ['action'],
    additionalProperties: false,
    properties: { env: { type: 'integer', minimum: 0, description: expect.any(String) } },
  })
})

test('plays a match', async () => {
  const [, list, played] = await say(
    call(1, 'reset', { seed: 7 }),
    call(2, 'legal'),
    call(3, 'step', { action: 0 }),
  )
  expect(list.result.structuredContent.legal.length).toBeGreaterThan(1)
  expect(JSON.parse(list.result.content[0].text)).toEqual(list.result.structuredContent)
  expect(played.result).toMatchObject({ isError: false, structuredContent: { asked: 0 } })
})

test('tells a model its mistake as the answer of the tool', async () => {
  const [answer] = await say(call(1, 'step', { action: 3 }))
  expect(answer.result).toMatchObject({
    isError: true,
    content: [{ type: 'text', text: expect.stringContaining('reset') }],
  })
})

test.each([
  ['a line that is no JSON', 'hello', -32700, null],
  ['an empty batch', [], -32600, null],
  ['a message that is no object', 5, -32600, null],
  ['no method', { jsonrpc: '2.0', id: 4 }, -32600, 4],
  ['another JSON-RPC', { jsonrpc: '1.0', id: 4, method: 'ping' }, -32600, 4],
  ['an id that is none', { jsonrpc: '2.0', id: {}, method: 'ping' }, -32600, null],
  ['an unknown method', request(4, 'resources/list'), -32601, 4],
  ['an unknown tool', call(4, 'cheat'), -32602, 4],
  ['a tool for programs', call(4, 'stepAll', { actions: [0] }), -32602, 4],
  [
    'arguments that are no object',
    request(4, 'tools/call', { name: 'legal', arguments: [] }),
    -32602,
    4,
  ],
])('%s is an error, and the next message is answered', async (_, message, code, id) => {
  const [error, pong] = await say(message, request(9, 'ping'))
  expect(error).toMatchObject({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } })
  expect(pong).toEqual({ jsonrpc: '2.0', id: 9, result: {} })
})

test('answers a batch with a batch, and notifications with nothing', async () => {
  const note = { jsonrpc: '2.0', method: 'notifications/cancelled' }
  const answers = await say([request(1, 'ping'), note, request(2, 'ping')], [note], note)
  expect(answers).toEqual([
    [
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 2, result: {} },
    ],
  ])
})
