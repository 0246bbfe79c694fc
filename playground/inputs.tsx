/** Labelled inputs of the playground. */
interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly T[]
  choose(value: T): void
}

export const Choice = <T extends string>({ label, value, options, choose }: ChoiceProps<T>) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => choose(target.value as T)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
)

export const Switch = ({ label, value, turn }: { label: string; value: boolean; turn(value: boolean): void }) => (
  <label className="switch">
    <input type="checkbox" checked={value} onChange={({ target }) => turn(target.checked)} />
    <span>{label}</span>
  </label>
)

/** A number input that may be empty. */
export const Amount = ({
  label,
  value,
  set,
}: {
  label: string
  value: number | undefined
  set(value?: number): void
}) => (
  <label>
    <span>{label}</span>
    <input
      type="number"
      min="0"
      value={value ?? ''}
      placeholder="never"
      onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
    />
  </label>
)

export const Words = ({ label, value, set }: { label: string; value: string; set(value: string): void }) => (
  <label>
    <span>{label}</span>
    <textarea rows={value.length > 40 ? 3 : 1} dir="auto" value={value} onChange={({ target }) => set(target.value)} />
  </label>
)

export const Colour = ({ label, value, set }: { label: string; value: string; set(value: string): void }) => (
  <label className="colour">
    <input type="color" value={value} onChange={({ target }) => set(target.value)} />
    <span>{label}</span>
    <code>{value}</code>
  </label>
)
