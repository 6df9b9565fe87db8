// Shows how the ready-made decks do against each other, below the choice. Decks whose list has changed have no figures.
import { decksPlayed, gamesOf, matchupOf, shareOf } from '@cardwright/content/matchups'
import type { OptionValue, Pack } from '@cardwright/engine'
import { useSettings } from '../../settings/settings.ts'
import { speakAny, useSay } from '../../texts/speak.ts'
import { deckTitle } from './option-field.tsx'

interface DeckMatchupsProps {
  pack: Pack
  /** The chosen decks, in seat order. */
  chosen: readonly OptionValue[]
}

export function DeckMatchups({ pack, chosen }: DeckMatchupsProps) {
  const say = useSay()
  const { lang } = useSettings()
  const { matchups } = pack
  const decks = decksPlayed(pack)
  if (matchups === undefined || decks.length < 2 || chosen.length < 2) return null
  const title = (id: string) => deckTitle(pack, lang, id)
  const ids = chosen.map((value) => pack.decks.find(({ role }) => role === value)?.id)
  const [first, second] = ids
  const isPair = ids.length === 2 && ids.every((id) => id !== undefined && decks.includes(id))
  const pair = isPair ? matchupOf(matchups, first!, second!) : null
  const games = Math.min(...matchups.pairs.map(gamesOf))
  return (
    <div className="field matchups" role="group" aria-labelledby="matchups-label">
      <span className="label" id="matchups-label">
        {say('new.matchups')}
      </span>
      <div>
        {pair !== null && (
          <p aria-live="polite">
            {say('new.matchup', {
              games: gamesOf(pair),
              first: title(pair.first),
              won: pair.won,
              second: title(pair.second),
              lost: pair.lost,
            })}
          </p>
        )}
        <MatchupTable
          decks={decks}
          title={title}
          share={(row, column) => {
            const found = matchupOf(matchups, row, column)
            return found === null ? null : shareOf(found)
          }}
          isChosen={(row, column) => pair !== null && row === first && column === second}
        />
        <p className="hint">
          {say('new.matchupHint', { bots: speakAny(lang)(`lab.bot.${matchups.bot}`), games })}
        </p>
      </div>
    </div>
  )
}

interface MatchupTableProps {
  decks: readonly string[]
  title(id: string): string
  /** Of what the first deck has won against the second; null: they have not met. */
  share(row: string, column: string): number | null
  isChosen(row: string, column: string): boolean
}

function MatchupTable({ decks, title, share, isChosen }: MatchupTableProps) {
  const say = useSay()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('new.matchupDeck')}</th>
          {decks.map((id) => (
            <th key={id} scope="col">
              {title(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {decks.map((row) => (
          <tr key={row}>
            <th scope="row">{title(row)}</th>
            {decks.map((column) => {
              const won = share(row, column)
              return (
                <td key={column} className={isChosen(row, column) ? 'num chosen' : 'num'}>
                  {won === null ? '–' : Math.round(won * 100)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
