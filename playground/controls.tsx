import { EFFECTS, HORIZONTAL, VERTICAL } from '../shared/popup'
import { direction, LANGUAGES } from '../shared/text'
import { samples } from './samples'
import { type Setting, types } from './stage'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly T[]
  choose(value: T): void
}

const Choice = <T extends string>({ label, value, options, choose }: ChoiceProps<T>) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => choose(target.value as T)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
)

const Switch = ({ label, value, turn }: { label: string; value: boolean; turn(value: boolean): void }) => (
  <label className="switch">
    <input type="checkbox" checked={value} onChange={({ target }) => turn(target.checked)} />
    <span>{label}</span>
  </label>
)

const POSITIONS = VERTICAL.flatMap((vertical) => HORIZONTAL.map((horizontal) => `${vertical}-${horizontal}` as const))

/** Every setting that changes what is seen; each change shows the popup anew. */
export const Controls = ({ setting, change }: { setting: Setting; change(part: Partial<Setting>): void }) => {
  const { sample, type, language, design, preview } = setting
  const redesign = (part: Partial<Setting['design']>) => change({ design: { ...design, ...part } })
  const pick = (name: string) => {
    const picked = samples.find((one) => one.name === name)
    if (picked) change({ sample: picked, type: picked.type, design: picked.design })
  }
  return (
    <div className="controls">
      <Choice label="Popup" value={sample.name} options={samples.map(({ name }) => name)} choose={pick} />
      <Choice label="Type" value={type} options={types} choose={(value) => change({ type: value })} />
      <Choice label="Language" value={language} options={LANGUAGES} choose={(value) => change({ language: value })} />
      <Choice
        label="Direction"
        value={direction(language)}
        options={['ltr', 'rtl']}
        choose={(value) => change({ language: LANGUAGES.find((one) => direction(one) === value) })}
      />
      <Choice
        label="Position"
        value={design.position}
        options={POSITIONS}
        choose={(position) => redesign({ position })}
      />
      <Choice
        label="Comes by"
        value={design.entryEffect}
        options={EFFECTS}
        choose={(entryEffect) => redesign({ entryEffect })}
      />
      <Choice
        label="Leaves by"
        value={design.exitEffect}
        options={EFFECTS}
        choose={(exitEffect) => redesign({ exitEffect })}
      />
      <Choice
        label="Close control"
        value={design.closeControl}
        options={['x', 'button', 'none']}
        choose={(closeControl) => redesign({ closeControl })}
      />
      <Switch label="Thank-you screen" value={design.thanks} turn={(thanks) => redesign({ thanks })} />
      <Switch label="Preview banner" value={preview} turn={(value) => change({ preview: value })} />
    </div>
  )
}
