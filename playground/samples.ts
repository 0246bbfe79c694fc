/** The popups to play with: every file of examples/, and every design of the library that none of them uses. */
import { parse } from 'jsonc-parser'
import { type Design, PLAIN_DESIGN } from '../shared/design'
import { POPUP_TYPES, type PopupType, type Target } from '../shared/popup'
import type { Language } from '../shared/text'
import { library } from '../templates/index'
import { render } from '../templates/render'

/** What a popup file may leave out is filled in by `toSample`. */
interface PopupFile {
  name?: string
  type?: PopupType
  format?: number
  target?: Target
  template?: string
  size?: { width: number; height: number }
  language?: Language
  texts?: Record<string, string>
  theme?: Record<string, string>
  design?: Partial<Design>
}

export interface Sample extends Required<PopupFile> {
  design: Design
}

const files = import.meta.glob<string>('../examples/**/*.json', { query: '?raw', import: 'default', eager: true })

const DESIGN: Design = { ...PLAIN_DESIGN, countdown: { style: 'flip', seconds: 1800 } }

const toSample = (file: PopupFile): Sample[] => {
  const made = library[file.template ?? '']
  if (!made || !file.template) return []
  const { type = made.type, size = made.size, design } = file
  const position = type === 'bar' ? 'top-center' : DESIGN.position
  return [
    {
      name: file.template,
      format: 1,
      target: 'lead',
      language: 'en',
      texts: {},
      theme: {},
      ...file,
      template: file.template,
      type,
      size,
      design: { ...DESIGN, position, ...design },
    },
  ]
}

const examples = Object.values(files).flatMap((text) => toSample(parse(text)))
const used = examples.map(({ template }) => template)

const unused = Object.keys(library).filter((template) => !used.includes(template))

export const samples: Sample[] = [...examples, ...unused.flatMap((template) => toSample({ template }))].sort(
  (one, other) => POPUP_TYPES.indexOf(one.type) - POPUP_TYPES.indexOf(other.type),
)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** The finished template. A file's own texts hold for its own language alone. */
export const htmlOf = (sample: Sample, language: Language): string => {
  const made = library[sample.template]
  if (!made) return ''
  const { html, texts, theme } = render(made, language)
  const own = sample.language === language ? sample.texts : {}
  const values: Record<string, string> = { ...texts, ...own, ...theme, ...sample.theme }
  return html.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => escaped(values[slot] ?? ''))
}
