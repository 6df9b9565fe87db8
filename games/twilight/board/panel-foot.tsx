// At the foot of the player's panel: the hero, their health and what they are good at.
import { Bar, Num, pieceProps, Pips, useSitting, useTable } from '@cardwright/table'
import { combatKey, figureIn } from '../src/balance.ts'
import { foesIn, heroIn, signed } from './facts-of.ts'
import icons from './icons.json'
import { Purse } from './purse.tsx'
import { textsOf } from './texts.ts'

const STATS = ['might', 'agility', 'word', 'sense', 'armor'] as const

export function PanelFoot({ seat }: { seat: number }) {
  const { pack, words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const hero = useTable((t) => heroIn(pack, t.moment.view))
  // on the road nothing is played
  const isFight = useTable((t) => foesIn(pack, t.moment.view).length > 0)
  const energy = useTable((t) => t.moment.view.seats[seat].resources['energy'])
  const reputation = useTable((t) => t.moment.view.seats[seat].resources['reputation'] ?? 0)
  if (hero === undefined) return null
  const printed = pack.definitions.find(({ id }) => id === hero.def)
  return (
    <div className="hero-foot" {...pieceProps(hero.id)}>
      <h3 className="disp">{words.name(hero.def)}</h3>
      {viewer < 0 && <Purse seat={seat} />}
      <Bar
        label={texts.health}
        value={hero.resources['hp']}
        of={Number(hero.stats['fullHealth'] ?? hero.resources['maxHp'])}
        tone="body"
        icon={icons.hp}
      />
      {isFight && (
        <Pips
          label={texts.energy}
          value={energy}
          of={figureIn(pack, combatKey('energyPerTurn'))}
          icon={icons.energy}
        />
      )}
      <dl>
        {STATS.map((stat) => (
          <div key={stat}>
            <dt>{texts.stats[stat]}</dt>
            <dd>
              <Num value={printed?.stats?.[stat] ?? 0} />
            </dd>
          </div>
        ))}
        <div className="renown" title={texts.reputationWhy}>
          <dt>{texts.reputation}</dt>
          <dd>{signed(reputation)}</dd>
        </div>
      </dl>
    </div>
  )
}
