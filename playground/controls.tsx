import { type Design, EFFECTS, LAYOUTS, TEASER_MODES } from '../shared/model/design'
import { direction, SAMPLE_LANGUAGES } from '../shared/model/text'
import { types } from './chunks'
import { Colours, type Part, Pictures, Texts, Triggers } from './content'
import { Amount, Choice, Switch } from './inputs'
import { POSITIONS } from './positions'
import { sampleOf, templates } from './samples'
import { type Setting, settingOf } from './setting'

type Redesign = (part: Partial<Setting['design']>) => void

const Place = ({ design, redesign }: { design: Setting['design']; redesign: Redesign }) => (
  <>
    <Choice label="Layout" value={design.layout} options={LAYOUTS} choose={(layout) => redesign({ layout })} />
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
  </>
)

const Closing = ({ design, redesign }: { design: Setting['design']; redesign: Redesign }) => (
  <>
    <Choice
      label="Close control"
      value={design.closeControl}
      options={['x', 'button', 'none']}
      choose={(closeControl) => redesign({ closeControl })}
    />
    <Amount
      label="Closable after, s"
      value={design.closeAfter}
      set={(seconds = 0) => redesign({ closeAfter: seconds })}
    />
    <Amount label="Closes itself after, s" value={design.autoClose} set={(autoClose) => redesign({ autoClose })} />
    <Switch
      label="Click outside closes"
      value={design.closeOnOutsideClick}
      turn={(closeOnOutsideClick) => redesign({ closeOnOutsideClick })}
    />
    <Switch label="Content lock" value={design.contentLock} turn={(contentLock) => redesign({ contentLock })} />
    <Switch label="Thank-you screen" value={design.thanks} turn={(thanks) => redesign({ thanks })} />
  </>
)

/** The teaser's settings. A teaser is shown instead of the popup and opens it. */
const Tab = ({ design, redesign }: { design: Setting['design']; redesign: Redesign }) => {
  const { teaser } = design
  const [text, position] = [teaser?.text ?? 'Open me', teaser?.position ?? 'bottom-left']
  const set = (part: Partial<NonNullable<typeof teaser>>) =>
    redesign({
      teaser: { mode: 'always', text, position, entryEffect: 'slide', exitEffect: 'slide', ...teaser, ...part },
    })
  return (
    <>
      <Choice
        label="Teaser"
        value={teaser?.mode ?? 'none'}
        options={['none', ...TEASER_MODES]}
        choose={(mode) => (mode === 'none' ? redesign({ teaser: undefined }) : set({ mode }))}
      />
      {teaser && (
        <Choice label="Teaser at" value={position} options={POSITIONS} choose={(value) => set({ position: value })} />
      )}
    </>
  )
}

const Group = ({ title, open, children }: { title: string; open?: boolean; children: React.ReactNode }) => (
  <details open={open}>
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
)

/** Inputs for all settings of a popup; each change shows the popup again. */
export const Controls = ({ setting, change }: Part) => {
  const { sample, type, language, design, preview } = setting
  const redesign: Redesign = (part: Partial<Design>) => change({ design: { ...design, ...part } })
  const pick = async (template: string) => {
    const picked = await sampleOf(template)
    if (picked) change(settingOf(picked))
  }
  return (
    <div className="controls">
      <Group title="Popup" open>
        <Choice label="Design" value={sample.template} options={templates} choose={pick} />
        <Choice label="Type" value={type} options={types} choose={(value) => change({ type: value })} />
        <Choice
          label="Language"
          value={language}
          options={SAMPLE_LANGUAGES}
          choose={(value) => change({ language: value, texts: {} })}
        />
        <Choice
          label="Direction"
          value={direction(language)}
          options={['ltr', 'rtl']}
          choose={(value) =>
            change({ language: SAMPLE_LANGUAGES.find((tag) => direction(tag) === value) ?? language, texts: {} })
          }
        />
        <Switch label="Preview banner" value={preview} turn={(value) => change({ preview: value })} />
      </Group>
      <Group title="Colours" open>
        <Colours setting={setting} change={change} />
      </Group>
      <Group title="Texts" open>
        <Texts setting={setting} change={change} />
      </Group>
      <Group title="Picture">
        <Pictures setting={setting} change={change} />
      </Group>
      <Group title="Place and motion">
        <Place design={design} redesign={redesign} />
      </Group>
      <Group title="Triggers">
        <Triggers setting={setting} change={change} />
      </Group>
      <Group title="Closing">
        <Closing design={design} redesign={redesign} />
      </Group>
      <Group title="Teaser">
        <Tab design={design} redesign={redesign} />
      </Group>
    </div>
  )
}
