// The players this player has blocked, with a button to unblock.
import { useStore } from 'zustand'
import { blocked, unblock } from '../../online/strangers.ts'
import { ago } from '../../texts/ago.ts'
import { useSay } from '../../texts/speak.ts'
import { useStrangerSay } from '../../texts/strangers.ts'

export function BlockedPlayers() {
  const say = useSay()
  const sayMore = useStrangerSay()
  const players = useStore(blocked, (s) => s.players)
  if (players.length === 0) return null
  return (
    <section aria-labelledby="blocked-players">
      <h2 id="blocked-players" className="disp">
        {sayMore('blocked.title')}
      </h2>
      <p className="hint">{sayMore('blocked.hint')}</p>
      <ul className="seats-list">
        {players.map(({ id, name, at }) => (
          <li key={id}>
            <b>{name}</b> <span className="hint">{ago(say, at)}</span>{' '}
            <button
              className="btn small"
              aria-label={sayMore('chat.unblockName', { name })}
              onClick={() => unblock(id)}
            >
              {sayMore('chat.unblock')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
