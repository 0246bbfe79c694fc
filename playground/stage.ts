/** Shows a popup as the loader would, but for the network and storage: what would be sent is written to a log. */
import type { Design, Mount, PopupContext, PopupType, Unmount } from '../shared/popup'
import type { Language } from '../shared/text'
import { encodeDesign } from '../shared/wire/server/design'
import { htmlOf, type Sample } from './samples'

/** The types that are built. */
const TYPES: Partial<Record<PopupType, () => Promise<{ mount: Mount }>>> = {
  lightbox: () => import('../chunks/lightbox/index'),
  bar: () => import('../chunks/bar/index'),
}
export const types = Object.keys(TYPES) as PopupType[]

export interface Setting {
  sample: Sample
  type: PopupType
  language: Language
  design: Design
  preview: boolean
}

export type Log = (moment: string, detail?: unknown) => void

const contextOf = ({ sample, type, language, design }: Setting, log: Log): Omit<PopupContext, 'parts'> => ({
  popup: {
    id: 'playground000',
    type,
    name: sample.name,
    target: sample.target,
    size: type === sample.type ? sample.size : { width: 0, height: 0 },
    language,
    viewerId: 'playground',
    credit: false,
    design,
    wire: { design_properties: encodeDesign(design) },
  },
  html: htmlOf(sample, language),
  host: location.origin,
  convert: async (lead) => log('convert', lead),
  closed: (trigger) => log('closed', trigger),
  emit(moment, detail) {
    log(moment, detail)
    return true
  },
  open: (id) => log('open', id),
})

export const show = async (setting: Setting, log: Log): Promise<Unmount | undefined> => {
  const [chunk, form, countdown, copy, hebrew, preview] = await Promise.all([
    TYPES[setting.type]?.(),
    import('../chunks/form/index'),
    import('../chunks/countdown/index'),
    import('../chunks/copy/index'),
    import('../chunks/hebrew/index'),
    import('../chunks/preview/index'),
  ])
  log('show', `${setting.sample.name} as ${setting.type}`)
  return chunk?.mount({
    ...contextOf(setting, log),
    parts: { form, countdown, copy, ...(setting.language === 'he' && { hebrew }), ...(setting.preview && { preview }) },
  })
}
