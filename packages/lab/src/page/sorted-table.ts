// A table that can be sorted by any column, and starts short with a button to show all rows.
import { element } from './element.ts'

export interface Column<T> {
  title: string
  /** The sort key; without it the column is not sortable. */
  by?: (row: T) => number | string
  cell: (row: T) => Node | string
  isNumber?: boolean
  /** Hidden on narrow screens. */
  isWide?: boolean
}

export interface TableOptions<T> {
  label: string
  /** The initial sort column, descending. */
  first?: number
  /** Rows shown at first. */
  short?: number
  showAll?: (n: number) => string
  idOf?: (row: T) => string
}

export function sortedTable<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  { label, first, short = Infinity, showAll, idOf }: TableOptions<T>,
): HTMLElement {
  let by = first ?? -1
  let isDown = true
  let shown = short
  const body = element('tbody')
  const heads = columns.map((column, k) => {
    const head = element('th', { scope: 'col', class: classOf(column) })
    if (column.by === undefined) {
      head.append(column.title)
      return head
    }
    const button = element('button', { type: 'button' }, column.title)
    button.addEventListener('click', () => {
      isDown = by === k ? !isDown : true
      by = k
      fill()
    })
    head.append(button)
    return head
  })
  const more = element('button', { type: 'button', class: 'button' })
  more.addEventListener('click', () => {
    shown = Infinity
    fill()
  })

  function fill(): void {
    heads.forEach((head, k) => {
      if (k === by) head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending')
      else head.removeAttribute('aria-sort')
    })
    const ordered = by < 0 ? [...rows] : [...rows].sort(compare(columns[by], isDown))
    body.replaceChildren(...ordered.slice(0, shown).map(rowOf))
    more.hidden = ordered.length <= shown
    more.textContent = showAll?.(ordered.length) ?? ''
  }

  function rowOf(row: T): HTMLElement {
    const cells = columns.map((column, k) =>
      k === 0
        ? element('th', { scope: 'row', class: classOf(column) }, column.cell(row))
        : element('td', { class: classOf(column) }, column.cell(row)),
    )
    return element('tr', idOf === undefined ? {} : { id: idOf(row) }, ...cells)
  }

  fill()
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...heads)), body)
  const frame = element('div', { class: 'scroll', tabindex: '0', role: 'region' }, table, more)
  frame.setAttribute('aria-label', label)
  return frame
}

const classOf = <T>({ isNumber, isWide }: Column<T>): string =>
  [isNumber ? 'n' : '', isWide ? 'wide' : ''].filter(Boolean).join(' ')

function compare<T>({ by }: Column<T>, isDown: boolean): (a: T, b: T) => number {
  const sign = isDown ? -1 : 1
  return (a, b) => {
    const [x, y] = [by!(a), by!(b)]
    if (typeof x === 'string' || typeof y === 'string')
      return -sign * String(x).localeCompare(String(y))
    return sign * (x - y)
  }
}
