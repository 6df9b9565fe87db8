// Reports a message or another player: the reason, details, and a confirmation.
import { useState, type FormEvent, type RefObject } from 'react'
import { REPORT_REASONS, type ChatLine, type ReportReason } from '@cardwright/protocol'
import { sendReport } from '../../online/api.ts'
import { seats } from '../../online/seats.ts'
import { useStrangerSay } from '../../texts/strangers.ts'
import { useSorry } from './name-field.tsx'

const LONGEST = 300

/** The pressed button is gone, so the focus moves here. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** What is reported: a player, or a message. */
export interface Reported {
  seat: number
  name: string
  line: ChatLine | null
}

interface ReportDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  match: string
  reported: Reported | null
}

export function ReportDialog({ ref, match, reported }: ReportDialogProps) {
  return (
    <dialog ref={ref} className="sheet ask report" aria-labelledby="report-title">
      {reported !== null && (
        // a new form for every report, so that old input is not shown
        <ReportForm
          key={`${reported.seat} ${reported.line?.n}`}
          match={match}
          reported={reported}
          onDone={() => ref.current?.close()}
        />
      )}
    </dialog>
  )
}

interface ReportFormProps {
  match: string
  reported: Reported
  onDone(): void
}

function ReportForm({ match, reported: { seat, name, line }, onDone }: ReportFormProps) {
  const say = useStrangerSay()
  const sorry = useSorry()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const token = seats.find(match)?.token ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) return
    try {
      await sendReport(match, { token, seat, line: line?.n, reason, text: text.trim() })
      setSent(true)
    } catch (error) {
      setRefusal(sorry(error))
    }
  }
  if (isSent) return <Thanks name={name} onDone={onDone} />
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2 id="report-title" className="disp">
        {say('report.title', { name })}
      </h2>
      {line !== null && <blockquote aria-label={say('report.line')}>{line.text}</blockquote>}
      <Reasons reason={reason} onChange={setReason} />
      <label className="stacked">
        {say('report.text')}
        <textarea
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {refusal !== null && (
        <p className="refused" role="alert">
          {refusal}
        </p>
      )}
      <div className="ways">
        <button type="button" className="btn" onClick={onDone}>
          {say('report.cancel')}
        </button>
        <button className="btn pri">{say('report.send')}</button>
      </div>
    </form>
  )
}

interface ReasonsProps {
  reason: ReportReason | null
  onChange(reason: ReportReason): void
}

function Reasons({ reason, onChange }: ReasonsProps) {
  const say = useStrangerSay()
  return (
    <fieldset>
      <legend>{say('report.reason')}</legend>
      {REPORT_REASONS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="reason"
            required
            checked={one === reason}
            onChange={() => onChange(one)}
          />
          {say(`report.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Thanks({ name, onDone }: { name: string; onDone(): void }) {
  const say = useStrangerSay()
  return (
    <>
      <h2 id="report-title" className="disp">
        {say('report.thanks')}
      </h2>
      <p role="status">{say('report.sent', { name })}</p>
      <div className="ways">
        <button className="btn pri" ref={takeFocus} onClick={onDone}>
          {say('report.close')}
        </button>
      </div>
    </>
  )
}
