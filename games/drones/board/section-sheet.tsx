// What a section of a ship is good for, before it has a lane: in the middle, and by its ability.
import type { Pack } from '@cardwright/engine'
import { Icon, useSitting, type Words } from '@cardwright/table'
import { textsOf } from './texts.ts'

/** @param lane its place so far */
export function SectionSheet({ def, lane }: { def: string; lane: string | null }) {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const definition = pack.definitions.find(({ id }) => id === def)
  const kind = definition?.types?.[1] ?? ''
  return (
    <span className="section-sheet">
      <Icon name={definition?.icon} />
      {lane !== null && <span className="at">{lane}</span>}
      <b className="disp">{words.name(def)}</b>
      <span className="bonus">
        <i>{texts.inMiddle}</i>
        {texts.middleBonus[kind]}
      </span>
      {[...words.rules(def).map(({ text }) => text), ...keywordRules(pack, words, def)].map(
        (text) => (
          <span key={text} className="rules">
            {text}
          </span>
        ),
      )}
    </span>
  )
}

/** What it can do by its keywords: what they give is said by the bonus. */
function keywordRules(pack: Pack, words: Words, def: string): string[] {
  const keywords = pack.definitions.find(({ id }) => id === def)?.keywords ?? []
  const used = pack.keywords
    .filter(({ id, abilities }) => keywords.includes(id) && abilities?.some(({ when }) => when))
    .map(({ id }) => words.term('keywords', id))
  return words.glossary(def).flatMap(({ word, text }) => (used.includes(word) ? [text] : []))
}
