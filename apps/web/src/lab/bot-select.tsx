// Selects the bots that play the games.
import { useSay } from '../texts/speak.ts'

export type LabBot = 'random' | 'greedy' | 'level1' | 'level2'

interface BotSelectProps {
  bots: readonly LabBot[]
  value: LabBot
  disabled: boolean
  onChange(bot: LabBot): void
}

export function BotSelect({ bots, value, disabled, onChange }: BotSelectProps) {
  const say = useSay()
  return (
    <select
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(bots[target.selectedIndex])}
    >
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {say(`lab.bot.${bot}`)}
        </option>
      ))}
    </select>
  )
}
