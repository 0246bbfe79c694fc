/**
 * Live previews of every type × layout × position × direction, and of teasers. Only those in view are rendered; arrow
 * keys page through them at full size.
 */
import { useEffect, useState } from 'react'
import { type Design, LAYOUTS } from '../shared/model/design'
import { direction, SAMPLE_LANGUAGES, type SampleLanguage } from '../shared/model/text'
import { after, all, on, type Stop } from '../shared/page/platform/dom'
import { Choice, Switch } from './inputs'
import { Large } from './large'
import { POSITIONS } from './positions'
import { allSamples, type Sample, templates } from './samples'
import { SCREENS, type Screen } from './screens'
import { type Setting, settingOf } from './setting'
import { Thumb } from './thumb'

/** Whether to show the popup or its teaser. */
const VIEWS = ['popup', 'teaser'] as const
type View = (typeof VIEWS)[number]

const TEASER_TEXT: Record<SampleLanguage, string> = { en: 'Ten percent off', he: 'עשרה אחוזי הנחה' }

const teaserOf = (design: Design, language: SampleLanguage, view: View): Design['teaser'] =>
  view === 'teaser'
    ? {
        mode: 'always',
        text: TEASER_TEXT[language],
        position: design.position,
        entryEffect: 'none',
        exitEffect: 'none',
      }
    : undefined

const samples = await allSamples()

/** All directions and layouts of a sample, at its own position or at all nine. */
const variants = (sample: Sample, everywhere: boolean, view: View): Setting[] => {
  const plain = settingOf(sample)
  const positions = everywhere ? POSITIONS : [plain.design.position]
  return SAMPLE_LANGUAGES.flatMap((language) =>
    LAYOUTS.flatMap((layout) =>
      positions.map((position) => {
        const design = { ...plain.design, layout, position }
        return { ...plain, language, design: { ...design, teaser: teaserOf(design, language, view) } }
      }),
    ),
  )
}

const captionOf = ({ language, design }: Setting): string =>
  `${design.layout}, ${design.position}, ${direction(language)}`

/** A popup may focus itself in its frame when it opens; give the focus back to this page. */
const keepFocus = (): Stop => {
  let last: HTMLElement | undefined
  return all([
    on(document, 'focusin', ({ target }) => {
      last = target as HTMLElement
    }),
    on(window, 'blur', () => {
      // Wait until the frame has the focus.
      after(0, () => {
        const activeElement = document.activeElement as HTMLElement | null
        if (!activeElement?.closest('.room')) return
        activeElement.blur()
        last?.focus({ preventScroll: true })
      })
    }),
  ])
}

export const Gallery = () => {
  const [only, setOnly] = useState('all')
  const [screen, setScreen] = useState<Screen>('desktop')
  const [everywhere, setEverywhere] = useState(false)
  const [view, setView] = useState<View>('popup')
  const [large, setLarge] = useState(-1)
  const sections = samples
    .filter(({ template }) => only === 'all' || only === template)
    .map((sample) => ({ sample, settings: variants(sample, everywhere, view) }))
  const settings = sections.flatMap(({ settings }) => settings)
  useEffect(keepFocus, [])
  useEffect(() => {
    document.body.style.overflow = large < 0 ? '' : 'hidden'
  }, [large])
  return (
    <main>
      <header>
        <h1>All designs</h1>
        <Choice label="Design" value={only} options={['all', ...templates]} choose={setOnly} />
        <Choice label="Screen" value={screen} options={SCREENS} choose={(value) => setScreen(value)} />
        <Choice label="Of it" value={view} options={VIEWS} choose={(value) => setView(value)} />
        <Switch label="At all nine positions" value={everywhere} turn={setEverywhere} />
        <a href="./">Playground</a>
      </header>
      {sections.map(({ sample, settings: sampleSettings }) => (
        <section key={JSON.stringify(sample.file)}>
          <h2>
            {sample.template} <small>{sample.type}</small>
          </h2>
          <div className={`thumbs ${screen}`}>
            {sampleSettings.map((setting) => (
              <Thumb
                key={captionOf(setting)}
                caption={captionOf(setting)}
                setting={setting}
                screen={screen}
                open={() => setLarge(settings.indexOf(setting))}
              />
            ))}
          </div>
        </section>
      ))}
      {settings[large] && (
        <Large
          setting={settings[large]}
          screen={screen}
          step={(by) => setLarge((large + by + settings.length) % settings.length)}
          leave={() => setLarge(-1)}
        />
      )}
    </main>
  )
}
