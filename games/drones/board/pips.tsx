// Shields and hull, one mark for each point; what is lost stays as an outline.
type Amount = readonly [has: number, most: number]

const marks = ([has, most]: Amount, name: string) =>
  Array.from({ length: Math.max(has, most) }, (_, k) => (
    <i key={name + k} className={k < has ? name : `${name} no`} />
  ))

/** Said by the name of whatever carries them. */
export const Pips = ({ shields, hull }: { shields: Amount; hull?: Amount }) => (
  <span className="dp" aria-hidden="true">
    {marks(shields, 's')}
    {hull !== undefined && marks(hull, 'h')}
  </span>
)
