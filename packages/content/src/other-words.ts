// Words of a game that an author may write as a verb, such as `"do": "stun"`: what each is, and what to write instead.
import { isObject } from './draft.ts'

export function otherWordIn(
  values: ReadonlyMap<string, unknown>,
): (word: string) => string | undefined {
  const manifest = values.get('manifest.json')
  const declared = (key: string, word: string): boolean => {
    const words = isObject(manifest) ? manifest[key] : undefined
    return Array.isArray(words)
      ? words.includes(word)
      : isObject(words) && Object.hasOwn(words, word)
  }
  const listed = (file: string, word: string): boolean => {
    const list = values.get(file)
    return Array.isArray(list) && list.some((one) => isObject(one) && one['id'] === word)
  }
  return (word) => {
    const say = (what: string, verb: string, key: string) =>
      `"${word}" is ${what}, write "do": "${verb}", "${key}": "${word}"`
    if (listed('statuses.json', word)) return say('a status', 'give', 'status')
    if (listed('keywords.json', word)) return say('a keyword', 'modify', 'keyword')
    if (declared('resources', word)) return say('a resource', 'gain', 'what')
    if (declared('queries', word)) return say('a query', 'modify', 'query')
    return undefined
  }
}
