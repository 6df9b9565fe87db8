// Small drawings used by animations over the table.
import { arrow, type Point } from '../geometry.ts'
import { seatMark } from '../furniture/seat-mark.ts'

function made(className: string, seat?: number): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.setAttribute('aria-hidden', 'true')
  if (seat !== undefined) element.dataset['seat'] = String(seatMark(seat))
  return element
}

export function drawFloat(text: string, tone: string, seat: number): HTMLElement {
  const float = made(`float ${tone}`, seat)
  float.textContent = text
  return float
}

/** A crossed circle: nothing to aim at. */
export function drawSign(): HTMLElement {
  const sign = made('sign')
  sign.innerHTML =
    '<svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" stroke-width="7"/><path d="M14 14 50 50" stroke="currentColor" stroke-width="7"/></svg>'
  return sign
}

/** @param drawing the inside of a 512 × 512 icon, from the page's own set */
export function drawToken(drawing: string | undefined, seat: number): HTMLElement {
  const token = made('chip falling', seat)
  token.innerHTML = `<svg class="ic" viewBox="0 0 512 512">${drawing ?? ''}</svg>`
  return token
}

/** A card back, over the pile it leaves. */
export function flyingBack(root: HTMLElement, from: HTMLElement): HTMLElement {
  const { left, top, width, height } = from.getBoundingClientRect()
  const back = made('motion-ghost card back')
  back.dataset['game'] = root.dataset['game'] ?? ''
  back.innerHTML = '<span class="c-in"></span>'
  back.style.width = '60px'
  back.style.left = `${left + width / 2 - 30}px`
  back.style.top = `${top + height / 2 - 48}px`
  root.append(back)
  return back
}

/** From one point of the window to another; its shaft has the length 1, so that it can be drawn out. */
export function drawArrow(from: Point, to: Point, seat: number): HTMLElement {
  const { shaft, head } = arrow(from, to)
  const picture = made('flying-arrow', seat)
  picture.innerHTML = `<svg class="arrows"><path class="shaft" pathLength="1" d="${shaft}"/><path class="head" d="${head}"/></svg>`
  return picture
}
