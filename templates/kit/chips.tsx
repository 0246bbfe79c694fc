import { asLine } from './pieces'

/** One choice of several, each as a chip that knows its place (`--at`). The radio button is invisible but keeps its keys. */
export const Chips = ({
  name,
  legend,
  className = 'chips',
  isLine = false,
  children,
}: {
  name: string
  legend: string
  className?: string
  /** Each stays on one line, whose letters are as large as there is room. */
  isLine?: boolean
  children: string[]
}) => (
  <fieldset className={className} data-wisp-field={name}>
    <legend className="label">{legend}</legend>
    {children.map((chip, index) => (
      <label key={chip} className="chip" style={{ '--at': index } as React.CSSProperties}>
        <input type="radio" name={name} value={chip} required />
        <span style={isLine ? asLine(chip) : undefined}>{chip}</span>
      </label>
    ))}
  </fieldset>
)
