// Confirms an action: its meaning, the reason, and for how long. The reason goes into the log.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { perform, type Task } from '../../moderator/desk.ts'
import { useModeratorSay } from '../../moderator/texts.ts'
import { useModeratorSorry } from './pieces.tsx'

const LONGEST = 300
const HOURS = [1, 24, 168, 720, 8760] as const

interface ActDialogProps {
  task: Task | null
  /** @param done null: cancelled */
  onDone(done: Task | null): void
}

export function ActDialog({ task, onDone }: ActDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (task !== null) dialog.current?.showModal()
    else dialog.current?.close()
  }, [task])
  return (
    <dialog
      ref={dialog}
      className="sheet ask act"
      aria-labelledby="act-title"
      onClose={() => onDone(null)}
    >
      {task !== null && <ActForm task={task} onDone={onDone} />}
    </dialog>
  )
}

function ActForm({ task, onDone }: { task: Task; onDone(done: Task | null): void }) {
  const say = useModeratorSay()
  const sorry = useModeratorSorry()
  const [why, setWhy] = useState('')
  const [hours, setHours] = useState<number>(24)
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (why.trim() === '') return
    const body = task.what === 'ban' ? { ...task.body, hours } : task.body
    try {
      await perform({ ...task, body }, why.trim())
      onDone(task)
    } catch (error) {
      setRefusal(sorry(error))
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <h2 id="act-title" className="disp">
        {say(`mod.${task.what}`)}
      </h2>
      <p>
        <b>{task.name}</b>
      </p>
      <p className="hint">{say(`mod.hint.${task.what}`)}</p>
      {task.what === 'ban' && <HoursField hours={hours} onChange={setHours} />}
      <label className="stacked">
        {say('mod.why')}
        <textarea
          rows={2}
          required
          maxLength={LONGEST}
          value={why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
      {refusal !== null && (
        <p className="refused" role="alert">
          {refusal}
        </p>
      )}
      <div className="ways">
        <button type="button" className="btn" onClick={() => onDone(null)}>
          {say('mod.cancel')}
        </button>
        <button className="btn pri">{say('mod.do')}</button>
      </div>
    </form>
  )
}

/** How long a ban lasts. */
function HoursField({ hours, onChange }: { hours: number; onChange(hours: number): void }) {
  const say = useModeratorSay()
  return (
    <label className="stacked">
      {say('mod.hours')}
      <select
        className="text"
        value={hours}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {say(`mod.hours.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
