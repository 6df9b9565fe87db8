// A drone as a chamfered plate: name, picture, attack, speed, shields and hull as pips.
import type { UnitView } from '@cardwright/engine'
import {
  Chips,
  Glyph,
  Icon,
  Named,
  pieceProps,
  seatMark,
  unitKey,
  useNames,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'
import { memo } from 'react'
import { FateMark } from './fate.tsx'
import icons from './icons.json'
import { Pips } from './pips.tsx'
import { textsOf } from './texts.ts'

const EXHAUSTED = 'exhausted'

export const Plate = memo(function Plate(props: { unit: UnitView; isLeaving: boolean }) {
  const { unit, isLeaving } = props
  const { words } = useSitting()
  const { unitName } = useNames()
  const {
    mark,
    name,
    pickNumber,
    unnamed: target,
  } = useTarget([unitKey(unit.id)], unitName(unit, words.say(`lane.${unit.at}`)), unit)
  // chosen by an earlier step of the chain that is still picked
  const isChosen = useTable(({ moment: { view } }) =>
    (view.asking?.earlier ?? []).some(({ picked }) => picked.includes(unit.id)),
  )
  const isTired = unit.statuses.some(({ status }) => status === EXHAUSTED)
  const signs = unit.statuses.filter(({ status }) => status !== EXHAUSTED)
  return (
    <button
      className={`dr ${mark} ${isTired ? 'ex' : ''} ${isLeaving ? 'leaving' : ''} ${isChosen ? 'chosen' : ''}`}
      data-seat={seatMark(unit.owner)}
      {...pieceProps(unit.id)}
      {...target}
    >
      <Named name={name}>
        <Face unit={unit} />
        <Chips statuses={signs} />
        {isTired && <span className="exl">{textsOf(words.lang).exhausted}</span>}
        {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
        <FateMark id={unit.id} />
      </Named>
    </button>
  )
})

/** What is printed on it; apart from the marks, so that it is not drawn again with them. */
export const Face = memo(function Face({ unit }: { unit: UnitView }) {
  const { pack, words } = useSitting()
  const printed = pack.definitions.find(({ id }) => id === unit.def)
  const { resources, stats } = unit
  return (
    <>
      <span className="dn">
        <Glyph seat={unit.owner} />
        <span>{words.shortName(unit.def)}</span>
      </span>
      <Icon className="ic big" name={printed?.icon} />
      <Pips
        shields={[resources['shields'], Number(stats['maxShields'])]}
        hull={[resources['hull'], Number(stats['maxHull'])]}
      />
      <Words unit={unit} />
      <Stat unit={unit} stat="attack" printed={printed?.stats?.['attack']} />
      <Stat unit={unit} stat="speed" printed={printed?.stats?.['speed']} />
    </>
  )
})

/** Keywords, printed and granted, as far as they have a sign. */
function Words({ unit }: { unit: UnitView }) {
  const { pack, words } = useSitting()
  const printed = pack.definitions.find(({ id }) => id === unit.def)?.keywords ?? []
  const signed = [...new Set([...printed, ...(unit.keywords ?? [])])].filter(isSigned)
  if (signed.length === 0) return null
  return (
    <span className="d-words">
      {signed.map((keyword) => (
        <span key={keyword} title={words.term('keywords', keyword)}>
          <Icon name={icons[keyword]} />
        </span>
      ))}
    </span>
  )
}

const isSigned = (keyword: string): keyword is keyof typeof icons => keyword in icons

function Stat(props: { unit: UnitView; stat: 'attack' | 'speed'; printed?: number }) {
  const { unit, stat, printed = 0 } = props
  const value = Number(unit.stats[stat])
  const change = ['down', '', 'up'][1 + Math.sign(value - printed)]
  return (
    <span className={`d-${stat} ${change}`} data-why={`${unit.id} ${stat}`}>
      <Icon name={icons[stat]} />
      {value}
    </span>
  )
}
