/** A popup as it is set to be shown, and the address that says so: `popup.html` and the playground itself both go by it. */
import type { Design } from '../shared/design'
import type { PopupType } from '../shared/popup'
import type { Language } from '../shared/text'
import { type Sample, samples } from './samples'

/** What every popup is called here; an embedded one goes where `data-id` says it. */
export const ID = 'playground000'

export interface Setting {
  sample: Sample
  type: PopupType
  language: Language
  design: Design
  /** Screen that it opens at, where the template has one of that name. */
  screen: string
  preview: boolean
}

export const settingOf = (sample: Sample): Setting => {
  const { type, language, design } = sample
  return { sample, type, language, design, screen: '', preview: false }
}

/** What of `design` is not as in the sample's own. */
const changes = ({ sample, design }: Setting): Partial<Design> =>
  Object.fromEntries(
    Object.entries(design).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sample.design[name as keyof Design]),
    ),
  )

export const toQuery = (setting: Setting): string => {
  const { sample, type, language, screen, preview } = setting
  const query = new URLSearchParams({
    popup: sample.template,
    type,
    language,
    screen,
    design: JSON.stringify(changes(setting)),
  })
  if (preview) query.set('preview', 'yes')
  return `?${query}`
}

/** An address that names no popup is that of the first. */
export const fromQuery = (search: string): Setting => {
  const query = new URLSearchParams(search)
  const sample = samples.find(({ template }) => template === query.get('popup')) ?? (samples[0] as Sample)
  const plain = settingOf(sample)
  return {
    ...plain,
    type: (query.get('type') as PopupType) || plain.type,
    language: (query.get('language') as Language) || plain.language,
    design: { ...plain.design, ...JSON.parse(query.get('design') || '{}') },
    screen: query.get('screen') ?? '',
    preview: query.has('preview'),
  }
}
