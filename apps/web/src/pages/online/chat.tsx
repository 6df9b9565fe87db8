// Words between players. Whoever would rather not read them mutes them, for this match and this browser.
import { MessageCircle, VolumeX } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import type { LivePlay } from '../../online/live-play.ts'
import { useSay } from '../../texts/speak.ts'

export function Chat({ play, seat }: { play: LivePlay; seat: number | null }) {
  const say = useSay()
  const lines = useStore(play.state, (s) => s.lines)
  const read = useStore(play.state, (s) => s.readLine)
  const [isMuted, setMuted] = useState(false)
  const [text, setText] = useState('')
  const shown = isMuted ? lines.filter((line) => line.seat === seat) : lines
  const unread = isMuted ? 0 : lines.filter(({ n, seat: by }) => n > read && by !== seat).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    play.say(text.trim())
    setText('')
  }
  return (
    <>
      <button
        className="btn icon quiet chat-button"
        aria-label={unread > 0 ? say('chat.unread', { count: unread }) : say('chat.title')}
        title={say('chat.title')}
        popoverTarget="match-chat"
      >
        <MessageCircle className="ic lu" aria-hidden="true" />
        {unread > 0 && (
          <span className="unread num" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <div
        id="match-chat"
        className="chat sheet"
        popover="auto"
        role="group"
        aria-label={say('chat.title')}
        onToggle={({ newState }) => play.readChat(newState === 'open')}
      >
        <ol role="log" aria-label={say('chat.title')}>
          {[...shown].reverse().map(({ n, name, text: words }) => (
            <li key={n}>
              <b>{name}</b> {words}
            </li>
          ))}
        </ol>
        {seat !== null && (
          <form onSubmit={submit}>
            <input
              value={text}
              maxLength={400}
              aria-label={say('chat.line')}
              placeholder={say('chat.line')}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <button className="btn small pri">{say('chat.send')}</button>
          </form>
        )}
        <button
          className="btn small quiet"
          aria-pressed={isMuted}
          onClick={() => setMuted(!isMuted)}
        >
          <VolumeX className="ic lu" aria-hidden="true" />
          {say('chat.mute')}
        </button>
      </div>
    </>
  )
}
