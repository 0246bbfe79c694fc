/** A popup with its current settings, and its URL query, which `popup.html` and the playground both use. */
import type { Design } from '../shared/model/design'
import type { OwnPicture } from '../shared/model/pictures'
import type { PopupType } from '../shared/model/popup-type'
import type { SampleLanguage } from '../shared/model/text'
import type { BrandedTheme } from '../shared/model/theme'
import type { TriggerSettings } from '../shared/model/trigger-settings'
import { bareOf, type PopupFile, type Sample, sampleOf } from './samples'

/** Id of every popup here; an embedded one needs a `data-id` placeholder with it. */
export const ID = 'playground000'

export interface Setting {
  sample: Sample
  type: PopupType
  language: SampleLanguage
  design: Design
  /** Changes to the sample. */
  texts: Record<string, string>
  theme: BrandedTheme
  images: Record<string, OwnPicture>
  font?: 'brand' | undefined
  triggers: TriggerSettings
  /** Screen to start with, if the template has it. */
  screen: string
  preview: boolean
}

export const settingOf = (sample: Sample): Setting => {
  const { type, language, design, images, font, triggers } = sample
  return { sample, type, language, design, images, font, triggers, texts: {}, theme: {}, screen: '', preview: false }
}

/** The design settings that differ from the sample's. */
const changes = ({ sample, design }: Setting): Partial<Design> =>
  Object.fromEntries(
    Object.entries(design).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sample.design[name as keyof Design]),
    ),
  )

export const toQuery = (setting: Setting): string => {
  const { sample, type, language, screen, preview, texts, theme, images, font, triggers } = setting
  const query = new URLSearchParams({ popup: sample.template, type, language, screen })
  for (const [name, value] of Object.entries({ design: changes(setting), texts, theme, images }))
    if (Object.keys(value).length) query.set(name, JSON.stringify(value))
  if (JSON.stringify(triggers) !== JSON.stringify(sample.triggers)) query.set('triggers', JSON.stringify(triggers))
  if (font !== sample.font) query.set('font', font ?? 'page')
  if (preview) query.set('preview', 'yes')
  return `?${query}`
}

const FIRST = 'newsletter'

const fontOf = (word: string | null): Setting['font'] => (word === 'brand' ? 'brand' : undefined)

/** The setting in a URL query; by default the newsletter. */
export const fromQuery = async (search: string): Promise<Setting> => {
  const query = new URLSearchParams(search)
  const name = query.get('popup') ?? FIRST
  const namedSample = await (query.has('bare') ? bareOf : sampleOf)(name)
  const sample = namedSample ?? ((await sampleOf(FIRST)) as Sample)
  const plain = settingOf(sample)
  const part = (name: string) => JSON.parse(query.get(name) || '{}')
  return {
    ...plain,
    type: (query.get('type') as PopupType) || plain.type,
    language: (query.get('language') as SampleLanguage) || plain.language,
    design: { ...plain.design, ...part('design') },
    texts: part('texts'),
    theme: part('theme'),
    font: query.has('font') ? fontOf(query.get('font')) : plain.font,
    images: query.has('images') ? part('images') : plain.images,
    triggers: query.has('triggers') ? part('triggers') : plain.triggers,
    screen: query.get('screen') ?? '',
    preview: query.has('preview'),
  }
}

const some = <T extends object>(value: T): T | undefined => (Object.keys(value).length ? value : undefined)

/** The popup file of this setting, ready for `wisp popup import`. */
export const toFile = (setting: Setting): { [Key in keyof PopupFile]: PopupFile[Key] | undefined } => {
  const { sample, type, language, texts, theme, images, font, triggers } = setting
  const { id: _, size, ...file } = sample.file as PopupFile & { id?: string }
  const sampleTexts = sample.language === language ? sample.texts : {}
  return {
    ...file,
    name: sample.name,
    type,
    // Size and prizes of the sample do not fit another type.
    ...(type === sample.type ? { size } : { format: undefined, prizes: undefined }),
    language,
    texts: some({ ...sampleTexts, ...texts }),
    theme: some({ ...sample.theme, ...theme }),
    font,
    images: some(images),
    triggers: some(triggers),
    design: some({ ...sample.file.design, ...changes(setting) }),
  }
}
