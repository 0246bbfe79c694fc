import { type Design, spoken } from './designs'
import { pictureOf, type Screen } from './pictures'

/** Px of the pictures as they are drawn. */
const SIZES = { desktop: { width: 640, height: 400 }, phone: { width: 234, height: 480 } }

interface Props {
  design: Design
  screen: Screen
  open(): void
}

export const Card = ({ design: { name, type, format, uses, store }, screen, open }: Props) => (
  <li className="card">
    <span className="shot">
      <img src={pictureOf(name, screen)} alt="" loading="lazy" decoding="async" {...SIZES[screen]} />
    </span>
    <button type="button" onClick={open}>
      {spoken(name)}
    </button>
    <p>{[`${spoken(type)} ${format}`, uses.map(spoken).join(', '), ...(store ? ['needs a store'] : [])].join(' · ')}</p>
  </li>
)
