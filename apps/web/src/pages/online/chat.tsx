// The chat. A player can mute one or all of the others, for this match and
// window, and report messages.
import { Flag, MessageCircle, VolumeX } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import type { ChatLine } from '@cardwright/protocol'
import { useStore } from 'zustand'
import type { LivePlay } from '../../online/live-play.ts'
import { useSay } from '../../texts/speak.ts'
import { useStrangerSay } from '../../texts/strangers.ts'
import { People } from './people.tsx'
import { ReportDialog, type Reported } from './report-dialog.tsx'

interface ChatProps {
  play: LivePlay
  seat: number | null
  names(seat: number): string
}

export function Chat({ play, seat, names }: ChatProps) {
  const say = useSay()
  const lines = useStore(play.state, (s) => s.lines)
  const read = useStore(play.state, (s) => s.readLine)
  const muted = useStore(play.state, (s) => s.muted)
  const [isMuted, setMuted] = useState(false)
  const [reported, setReported] = useState<Reported | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const isRead = ({ seat: by }: ChatLine) =>
    by === seat || (!isMuted && (by === null || !muted.includes(by)))
  const shown = lines.filter(isRead)
  const unread = shown.filter(({ n, seat: by }) => n > read && by !== seat).length
  const mayReport = ({ seat: by }: ChatLine) =>
    play.keeper === 'server' && seat !== null && by !== null && by !== seat
  const report = (whom: number, line: ChatLine | null) => {
    setReported({ seat: whom, name: names(whom), line })
    dialog.current?.showModal()
  }
  return (
    <>
      <ChatButton unread={unread} />
      <div
        id="match-chat"
        className="chat sheet"
        popover="auto"
        role="group"
        aria-label={say('chat.title')}
        onToggle={({ newState }) => play.readChat(newState === 'open')}
      >
        <div role="log" aria-label={say('chat.title')}>
          <ol>
            {[...shown].reverse().map((line) => (
              <Line
                key={line.n}
                line={line}
                name={line.name || names(line.seat ?? 0)}
                onReport={mayReport(line) ? () => report(line.seat!, line) : null}
              />
            ))}
          </ol>
        </div>
        {seat !== null && <Say play={play} />}
        <People play={play} seat={seat} names={names} onReport={(whom) => report(whom, null)} />
        <button
          className="btn small quiet"
          aria-pressed={isMuted}
          onClick={() => setMuted(!isMuted)}
        >
          <VolumeX className="ic lu" aria-hidden="true" />
          {say('chat.mute')}
        </button>
      </div>
      <ReportDialog ref={dialog} match={play.match} reported={reported} />
    </>
  )
}

function ChatButton({ unread }: { unread: number }) {
  const say = useSay()
  return (
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
  )
}

interface LineProps {
  line: ChatLine
  name: string
  onReport: (() => void) | null
}

function Line({ line: { text }, name, onReport }: LineProps) {
  const sayMore = useStrangerSay()
  if (text === '')
    return (
      <li>
        <b>{name}</b> <i className="hint">{sayMore('chat.removed')}</i>
      </li>
    )
  const label = sayMore('chat.reportLine', { name })
  return (
    <li>
      <span>
        <b>{name}</b> {text}
      </span>
      {onReport !== null && (
        <button className="btn icon quiet flag" aria-label={label} title={label} onClick={onReport}>
          <Flag className="ic lu" aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

function Say({ play }: { play: LivePlay }) {
  const say = useSay()
  const sayMore = useStrangerSay()
  const unsaid = useStore(play.state, (s) => s.unsaid)
  const refused = useStore(play.state, (s) => s.refused)
  const [text, setText] = useState('')
  const [given, setGiven] = useState(unsaid)
  // keep the text of a refused message
  if (unsaid !== given) {
    setGiven(unsaid)
    if (unsaid !== null && text === '') setText(unsaid.text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    play.say(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit}>
      <input
        value={text}
        maxLength={400}
        aria-label={say('chat.line')}
        placeholder={say('chat.line')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button className="btn small pri">{say('chat.send')}</button>
      {unsaid !== null && (
        <p className="hint" role="status">
          {sayMore(refused?.code === 'not-said' ? 'chat.notSaid' : 'chat.tooFast')}
        </p>
      )}
    </form>
  )
}
