// One match against bots of this page.
import { createBot } from '@cardwright/bots'
import { clone, imagine, nameAction, type GameEvent } from '@cardwright/engine'
import { createTable, MatchTable, usualComfort, type Dealer, type Sitting } from '@cardwright/table'
import { use, useEffect, useMemo } from 'react'
import { LocalMatch } from '../match/local-match.ts'
import { wordsOf } from '../match/words.ts'
import { openTitle, type Title } from '../shelf/shelf.ts'
import { speak } from '../texts/speak.ts'

export function MatchPage({ game }: { game: string }) {
  const title = useMemo(() => openTitle(game), [game])
  if (title === null) return null
  return <OpenMatch title={title} />
}

const YOU = 0

function OpenMatch({ title: promise }: { title: Promise<Title> }) {
  const title = use(promise)
  const sitting = useMemo<Sitting>(() => {
    const match = new LocalMatch(title.game, {
      game: title.game.id,
      players: [
        { kind: 'human', name: '' },
        { kind: 'bot', level: 2 },
      ],
      options: {},
      seed: 7,
    })
    const bot = createBot('greedy', 1, 1)
    const show = (events: readonly GameEvent[]) => {
      table.getState().show(match.momentFor(YOU, events))
      if (match.asked === 1) setTimeout(letBotAct, 50)
    }
    const letBotAct = () => {
      const world = imagine(match.state, 1, 5, clone(match.state))
      const answer = nameAction(world, bot.choose(world, 1))
      const done = match.answer(1, YOU, [answer])
      if (done.ok) show(done.events)
    }
    const dealer: Dealer = {
      answer(actions) {
        const done = match.answer(YOU, YOU, actions)
        if (done.ok) show(done.events)
      },
      undo() {
        if (match.undo(YOU)) show([])
      },
      whyNot: async (key) => match.whyNot(YOU, key),
      explain: async (entity, query) => match.explain(entity, query),
      hurry() {},
    }
    const table = createTable(dealer, title.pack, match.momentFor(YOU))
    const say = speak('en')
    const words = wordsOf(title.pack, 'en', (seat) =>
      seat === YOU ? say('player.you') : say('player.bot', { level: 2 }),
    )
    return { table, words, pack: title.pack, viewer: YOU, comfort: usualComfort }
  }, [title])
  useEffect(() => {
    document.title = `${sitting.words.name} — Cardwright`
  }, [sitting])
  return (
    <MatchTable
      sitting={sitting}
      board={title.board}
      icons={title.icons}
      bar={<header className="bar" />}
    />
  )
}
