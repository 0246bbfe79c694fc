interface Props {
  label: string
  value: string
  /** Values with what they are called. */
  options: readonly (readonly [value: string, text: string])[]
  choose(value: string): void
}

export const Select = ({ label, value, options, choose }: Props) => (
  <label className="select">
    <span>{label}</span>
    <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
