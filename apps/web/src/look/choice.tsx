// Radio buttons that show all options.
import type { ReactNode } from 'react'

interface ChoiceProps<T> {
  label: string
  sign?: ReactNode
  name: string
  values: readonly T[]
  value: T
  words(value: T): string
  onChange(value: T): void
}

export function Choice<T extends string | number | boolean>(props: ChoiceProps<T>) {
  const { label, sign, name, values, value, words, onChange } = props
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span className="label" id={`${name}-label`}>
        {sign}
        {label}
      </span>
      <span className="slugs">
        {values.map((one) => (
          <label key={String(one)} className="slug">
            <input
              type="radio"
              name={name}
              value={String(one)}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{words(one)}</span>
          </label>
        ))}
      </span>
    </div>
  )
}
