// The same requests as tools of the Model Context Protocol: JSON-RPC 2.0, a message a line.
import type { Environments } from './environments.ts'
import { linesIn } from './lines.ts'
import { answerTo, WORDS, type Word } from './requests.ts'
import { LONGEST, problem, written } from './stdio.ts'
import { quoted } from './wrong.ts'

/** Revisions whose messages these are, the newest first. */
export const REVISIONS = ['2025-06-18', '2025-03-26', '2024-11-05']

const PARSE = -32700
const INVALID = -32600
const NO_METHOD = -32601
const BAD_PARAMS = -32602

type Reply = Record<string, unknown>
type Params = Record<string, unknown>

class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export async function serveMcp(
  envs: Environments,
  version: string,
  pieces: AsyncIterable<string>,
  out: (text: string) => void,
): Promise<void> {
  for await (const line of linesIn(pieces, LONGEST)) {
    if (line !== null && line.trim() === '') continue
    const reply = replyTo(envs, version, line)
    if (reply !== null) out(`${written(reply)}\n`)
  }
}

function replyTo(envs: Environments, version: string, line: string | null): Reply | Reply[] | null {
  let message: unknown
  try {
    if (line === null) throw new Error(`it has more than ${LONGEST} letters`)
    message = JSON.parse(line)
  } catch (error) {
    return failed(null, new RpcError(PARSE, `this line is not JSON: ${(error as Error).message}`))
  }
  if (!Array.isArray(message)) return replyToOne(envs, version, message)
  if (message.length === 0)
    return failed(null, new RpcError(INVALID, 'an empty batch asks nothing'))
  const replies = message.map((one) => replyToOne(envs, version, one)).filter((one) => one !== null)
  return replies.length > 0 ? replies : null
}

/** Null: a notification, or somebody's answer. */
function replyToOne(envs: Environments, version: string, message: unknown): Reply | null {
  if (!isObject(message))
    return failed(null, new RpcError(INVALID, `a message is an object, not ${quoted(message)}`))
  const { id, method, params = {}, jsonrpc } = message
  if (typeof method !== 'string') {
    if ('result' in message || 'error' in message) return null
    return failed(idOf(id), new RpcError(INVALID, 'the message has no "method"'))
  }
  if (id === undefined) return null
  if (jsonrpc !== '2.0' || idOf(id) === null)
    return failed(
      idOf(id),
      new RpcError(INVALID, '"jsonrpc" must be "2.0", and "id" a text or a number'),
    )
  try {
    if (!isObject(params))
      throw new RpcError(BAD_PARAMS, `"params" must be an object, not ${quoted(params)}`)
    return { jsonrpc: '2.0', id, result: resultOf(envs, version, method, params) }
  } catch (error) {
    return failed(id, error)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (id: unknown): unknown => (typeof id === 'string' || Number.isInteger(id) ? id : null)

function failed(id: unknown, error: unknown): Reply {
  const code = error instanceof RpcError ? error.code : -32603
  return { jsonrpc: '2.0', id, error: { code, message: (error as Error).message } }
}

function resultOf(envs: Environments, version: string, method: string, params: Params): object {
  switch (method) {
    case 'initialize':
      return greeting(envs, version, params)
    case 'ping':
      return {}
    case 'tools/list':
      return { tools: tools() }
    case 'tools/call':
      return call(envs, params)
  }
  throw new RpcError(
    NO_METHOD,
    `there is no method "${method}"; there are initialize, ping, tools/list, tools/call`,
  )
}

function greeting(
  { game, held }: Environments,
  version: string,
  { protocolVersion }: Params,
): object {
  const known = REVISIONS.find((revision) => revision === protocolVersion)
  const seat =
    held === null
      ? 'You answer for every seat; what "observe" tells of a seat is only what that seat sees.'
      : `You are seat ${held}. When another seat is asked, call "play" with a bot for it.`
  return {
    protocolVersion: known ?? REVISIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'cardwright', title: `Cardwright: ${game.id}`, version },
    instructions:
      `A match of ${game.id}: "reset" begins it, "legal" lists what the asked seat may answer, "step" answers with an ` +
      `index of that list, "observe" shows the table, "text" says what a card does. ${seat}`,
  }
}

const LOOKS = ['game', 'text', 'legal', 'observe', 'snapshot', 'advise']

function tools(): object[] {
  return Object.entries(WORDS)
    .filter(([, { isBulk }]) => !isBulk)
    .map(([name, { what, reads }]) => ({
      name,
      description: what,
      inputSchema: schemaOf(reads),
      annotations: { readOnlyHint: LOOKS.includes(name), openWorldHint: false },
    }))
}

/** The fields of a request as JSON Schema. */
export function schemaOf(reads: Word['reads']): object {
  const fields = Object.entries(reads)
  const required = fields.filter(([, { needed }]) => needed).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, { schema, what }]) => [name, { ...schema, description: what }]),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

/** A mistake in what a tool is asked is an answer, so that a model can read it and try again. */
function call(envs: Environments, { name, arguments: given = {} }: Params): object {
  if (typeof name !== 'string' || !Object.hasOwn(WORDS, name) || WORDS[name].isBulk)
    throw new RpcError(BAD_PARAMS, `Unknown tool: ${quoted(name)}`)
  if (!isObject(given))
    throw new RpcError(BAD_PARAMS, `"arguments" must be an object, not ${quoted(given)}`)
  try {
    return told(answerTo(envs, name, given), false)
  } catch (error) {
    return told(problem(error), true)
  }
}

const told = (data: object, isError: boolean): object => ({
  content: [{ type: 'text', text: written(data) }],
  structuredContent: data,
  isError,
})
