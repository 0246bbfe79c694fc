/** Inputs for a popup's texts, colours and triggers. */
import { Fragment } from 'react'
import type { OwnPicture } from '../shared/model/pictures'
import { brands } from '../templates/brands'
import { Amount, Choice, Colour, Switch, Words } from './inputs'
import { placesOf, themeOf, wordsOf } from './samples'
import type { Setting } from './setting'

/** The popup file contains only values that differ from the design's. */
const without = <T extends object>(values: T, name: string): T =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name)) as T

export type Part = { setting: Setting; change(part: Partial<Setting>): void }

export const Texts = ({ setting, change }: Part) => {
  const { sample, language, texts } = setting
  return Object.entries(wordsOf(sample, language)).map(([name, sampleText]) => (
    <Words
      key={name}
      label={name}
      value={texts[name] ?? sampleText}
      set={(value) => change({ texts: { ...without(texts, name), ...(value !== sampleText && { [name]: value }) } })}
    />
  ))
}

const NO_PICTURE: OwnPicture = { src: '', alt: '' }

/** An https address shows here; a file beside the popup file shows once it is imported. */
export const Pictures = ({ setting, change }: Part) =>
  placesOf(setting.sample).map((name) => {
    const picture = setting.images[name] ?? NO_PICTURE
    const focus = picture.focus ?? { x: 50, y: 50 }
    const set = (part: Partial<OwnPicture>) => {
      const next = { ...picture, ...part }
      change({ images: { ...without(setting.images, name), ...(next.src && { [name]: next }) } })
    }
    return (
      <Fragment key={name}>
        <Words label={`${name}: address or file`} value={picture.src} set={(src) => set({ src })} />
        {picture.src && (
          <>
            <Words label={`${name}: what it shows`} value={picture.alt} set={(alt) => set({ alt })} />
            <Amount
              label="Keep in sight, % from the left"
              value={focus.x}
              set={(x = 50) => set({ focus: { ...focus, x } })}
            />
            <Amount label="% from the top" value={focus.y} set={(y = 50) => set({ focus: { ...focus, y } })} />
          </>
        )}
      </Fragment>
    )
  })

const AS_DESIGNED = 'as designed'

const PAGE = 'the page’s'
const BRAND = 'the brand’s'

const COLOURS = ['accent', 'paper', 'ink'] as const

export const Colours = ({ setting, change }: Part) => {
  const { sample, theme } = setting
  const sampleTheme = themeOf(sample, theme.brand)
  const names = Object.keys(brands)
  return (
    <>
      <Choice
        label="Brand"
        value={theme.brand ?? sample.theme.brand ?? AS_DESIGNED}
        options={[AS_DESIGNED, ...names]}
        choose={(brand) => change({ theme: names.includes(brand) ? { brand } : {} })}
      />
      <Choice
        label="Typefaces"
        value={setting.font ? BRAND : PAGE}
        options={[PAGE, BRAND]}
        choose={(chosen) => change({ font: chosen === BRAND ? 'brand' : undefined })}
      />
      {COLOURS.map((name) => (
        <Colour
          key={name}
          label={name}
          value={theme[name] ?? sampleTheme[name]}
          set={(value) =>
            change({ theme: { ...without(theme, name), ...(value !== sampleTheme[name] && { [name]: value }) } })
          }
        />
      ))}
      <button type="button" className="quiet" onClick={() => change({ theme: {} })}>
        As designed
      </button>
    </>
  )
}

const AMOUNTS = [
  ['timeDelay', 'Seconds on the page'],
  ['scrollPercent', 'Percent of the page read'],
  ['scrollPixel', 'Pixels scrolled'],
  ['pageClicks', 'Clicks on the page'],
  ['inactivity', 'Seconds without a sign of the visitor'],
] as const

export const Triggers = ({ setting, change }: Part) => {
  const { triggers } = setting
  const set = (name: string, value?: number | true) =>
    change({ triggers: { ...without(triggers, name), ...(value !== undefined && { [name]: value }) } })
  return (
    <>
      <Switch
        label="The pointer leaves the page"
        value={Boolean(triggers.exitIntent)}
        turn={(on) => set('exitIntent', on || undefined)}
      />
      {AMOUNTS.map(([name, label]) => (
        <Amount key={name} label={label} value={triggers[name]} set={(value) => set(name, value)} />
      ))}
    </>
  )
}
