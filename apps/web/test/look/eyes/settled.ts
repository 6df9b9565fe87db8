// When there is nothing left to wait for: letters are there, what moved stands still.

const frame = () => new Promise((go) => requestAnimationFrame(go))
/** The large card of what acts comes when the hand has rested for 300 ms. */
const CARD_RESTS = 340

/** @param forPicture also what comes late */
export async function settled(forPicture = false): Promise<void> {
  await document.fonts.ready
  for (let k = 0; k < 3; k++) await frame()
  if (forPicture && window.look.table()?.targets.source)
    await new Promise((go) => setTimeout(go, CARD_RESTS))
  const moving = document.getAnimations().filter((one) => {
    const end = one.effect?.getComputedTiming().endTime
    return typeof end === 'number' && Number.isFinite(end) && one.playState === 'running'
  })
  await Promise.all(moving.map((one) => one.finished.catch(() => null)))
  await frame()
}
