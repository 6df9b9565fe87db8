// What cards of a plain board have behind their icon and on their back.

const lines = (width: number, height: number, apart: number): string =>
  Array.from(
    { length: Math.ceil((width + height) / apart) },
    (_, k) => `M${k * apart} 0L${k * apart - height} ${height}`,
  ).join('')

const ART = lines(120, 100, 12)
const BACK = lines(100, 160, 10)

export const Ground = () => (
  <path d={ART} stroke="var(--art-2)" strokeWidth="1" opacity="0.3" fill="none" />
)

export const Back = () => (
  <g fill="none" stroke="var(--back-ink)">
    <path d={BACK} opacity="0.4" />
    <rect x="9" y="9" width="82" height="142" strokeWidth="2" />
  </g>
)
