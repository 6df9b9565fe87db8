// Notes on cards besides the rules: a Fate card's value in every zone, an enemy's description, a hero's equipment.
import type { Definition, Spoken } from '@cardwright/engine'
import { useSitting } from '@cardwright/table'
import { fateOf } from '../src/fate-face.ts'
import { readZones } from '../src/resonance-zones.ts'
import { fieldName } from './dress.tsx'
import { signed } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function Note({ card }: { card: Definition }) {
  if (card.class === 'fate') return <FateNote card={card} />
  if (card.class === 'enemy') return <EnemyNote card={card} />
  return card.class === 'hero' ? <HeroNote card={card} /> : null
}

/** Intensity, value by zone, and the whisper, which is never a rule. */
function FateNote({ card }: { card: Definition }) {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const zones = readZones(pack)
  const { suit, value, intensity, byZone, isCritical, hint } = fateOf(card, zones)!
  const changed = zones.flatMap(({ id }, k) =>
    byZone[k] === 0
      ? []
      : [`${fieldName(pack, words.lang, 'realm', id)} ${signed(value + byZone[k])}`],
  )
  return (
    <>
      {intensity > 0 && (
        <p>{suit === 'yav' ? texts.balances(intensity) : texts.intensity(intensity)}</p>
      )}
      {changed.length > 0 && <p>{changed.join(' · ')}</p>}
      {isCritical && <p>{texts.critical}</p>}
      {hint !== null && <p className="whisper">{hint[words.lang]}</p>}
    </>
  )
}

function EnemyNote({ card: { data, stats = {} } }: { card: Definition }) {
  const { words } = useSitting()
  const { bestiary } = textsOf(words.lang)
  const description = data?.['description'] as Spoken | undefined
  const parts = [
    [bestiary.power, stats['power']],
    [bestiary.armour, stats['armor_physical']],
    [bestiary.spirit, stats['armor_spirit']],
  ] as const
  return (
    <>
      <p>{parts.map(([label, n]) => `${label} ${n ?? 0}`).join(' · ')}</p>
      {description !== undefined && <p className="whisper">{description[words.lang]}</p>}
    </>
  )
}

function HeroNote({ card: { data, stats = {} } }: { card: Definition }) {
  const { words, pack } = useSitting()
  const { hero, stats: statNames } = textsOf(words.lang)
  const aspect = data?.['aspect'] as string | undefined
  const parts = [
    `${hero.weapon} ${signed(stats['weapon'] ?? 0)}`,
    `${hero.armour} ${stats['armor'] ?? 0}`,
    `${hero.will}: ${statNames[String(data?.['will_stat'] ?? 'word')]}`,
    ...((stats['persuasion'] ?? 0) === 0
      ? []
      : [`${hero.persuasion} ${signed(stats['persuasion'])}`]),
    `${hero.effort} ${stats['max_effort'] ?? 0}`,
    ...(aspect === undefined
      ? []
      : [`${hero.aspect}: ${fieldName(pack, words.lang, 'suit', aspect)}`]),
  ]
  return <p>{parts.join(' · ')}</p>
}
