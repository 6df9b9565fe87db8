// The door of the texts: rules text, prompts, log and refusals in English and Russian, names, and
// the checker of the text files. How text files are written is in docs/text.md.
export { checkText } from './check.ts'
export { MOST_LINES, readDeckText, writeDeckText, type DeckRead } from './deck-text.ts'
export { eventText, type LoggedEvent, type Resolve, type Resolved } from './log.ts'
export { MissingPattern } from './missing-pattern.ts'
export { abilityNameOf, nameOf, titleOf } from './names.ts'
export { promptAt, promptFor, questionsAt, type PromptSlot } from './prompts.ts'
export { REASON_CODES, reasonText, type Reason } from './reasons.ts'
export { LANGS, type Lang } from '@cardwright/language/grammar'
export {
  abilityText,
  basicText,
  keywordText,
  statusText,
  textOf,
  type AbilityText,
  type RulesText,
} from './texts.ts'
