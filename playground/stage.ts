/** Shows a popup as the loader would, but for the network and storage: what would be sent is written to a log. */
import { newId } from '../shared/id'
import type { Design, Mount, PopupContext, PopupType, Unmount } from '../shared/popup'
import { createStorage } from '../shared/storage'
import type { Language } from '../shared/text'
import type { Visit } from '../shared/visit'
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

const visit = (): Visit => ({
  url: location.href,
  title: document.title,
  referrer: '',
  previousUrl: '',
  landingPage: location.href,
  reloaded: false,
  clientId: 'playground',
  mobile: false,
  browserLanguage: navigator.language,
  operatingSystem: '',
  country: '',
  email: '',
  store: '',
  customerId: '',
})

const contextOf = ({ sample, type, language, design, preview }: Setting, log: Log): Omit<PopupContext, 'parts'> => ({
  popup: {
    id: 'playground000',
    type,
    format: 1,
    name: sample.name,
    target: sample.target,
    size: type === sample.type ? sample.size : { width: 0, height: 0 },
    language,
    accountId: '',
    viewerId: 'playground',
    credit: false,
    design,
  },
  html: htmlOf(sample, language),
  preview,
  storage: createStorage(false),
  send: async (url, request) => {
    log('send', { url, ...Object.fromEntries(new URLSearchParams(request?.body)) })
    return { status: 200, text: JSON.stringify({ success: true, conversion_id: newId() }) }
  },
  api: location.origin,
  visit,
  viewId: () => 'playground',
  trigger: 'playground',
  converted: (email) => log('converted', email),
  closed: (trigger) => log('closed', trigger),
  emit(moment, detail) {
    log(moment, detail)
    return true
  },
  open: (id) => log('open', id),
})

export const show = async (setting: Setting, log: Log): Promise<Unmount | undefined> => {
  const [chunk, form, countdown] = await Promise.all([
    TYPES[setting.type]?.(),
    import('../chunks/form/index'),
    import('../chunks/countdown/index'),
  ])
  log('show', `${setting.sample.name} as ${setting.type}`)
  return chunk?.mount({ ...contextOf(setting, log), parts: { form, countdown } })
}
