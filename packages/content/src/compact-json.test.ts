import { expect, test } from 'vitest'
import { compactJson } from './compact-json.ts'

test('what does not fit is broken from the outside in', () => {
  const value = { id: 'owl', steps: [{ do: 'draw' }, { do: 'again' }], none: [], empty: {} }
  expect(compactJson(value, 60)).toBe(
    '{\n  "id": "owl",\n  "steps": [{ "do": "draw" }, { "do": "again" }],\n  "none": [],\n  "empty": {}\n}',
  )
})
