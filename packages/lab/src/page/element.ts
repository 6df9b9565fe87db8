// Helpers that create elements. Texts are set as text, so nothing from a pack becomes markup.
type Child = Node | string | null

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

/** A box of the broadsheet: heading, note, contents. */
export function box(size: string, title: string, note: string | null, ...children: Child[]) {
  return element(
    'section',
    { class: `box ${size}` },
    element('h3', {}, title),
    note === null ? null : element('p', { class: 'note' }, note),
    ...children,
  )
}

/** For screen readers it is one image with a label; the tables have the same data. */
function asPicture(plot: Element): Element {
  plot.setAttribute('aria-hidden', 'true')
  for (const part of plot.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  return plot
}

/** Draws now, and again whenever the size changes. */
export function drawn(draw: (width: number) => Element, label: string): HTMLElement {
  const frame = element('div', { class: 'plot', role: 'img', 'aria-label': label })
  let last = 0
  new ResizeObserver(() => {
    const width = Math.floor(frame.clientWidth)
    if (width === 0 || width === last) return
    last = width
    frame.replaceChildren(asPicture(draw(width)))
  }).observe(frame)
  return frame
}
