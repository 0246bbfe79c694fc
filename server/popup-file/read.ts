/** Popup file → PopupDefinition: defaults filled in, template finished. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Design, PLAIN_DESIGN } from '../../shared/design'
import { newId } from '../../shared/id'
import type { PopupDefinition, PopupType } from '../../shared/popup'
import { readJsonc } from './jsonc'
import { accentOf, fill, type Library, sizeOfDesign } from './library'
import { prizesOf } from './prizes'
import { problem } from './problem'
import { PopupFile } from './schema'
import { checkScreens } from './screens'
import { dressed } from './teaser'

/** How many formats each type has (specification, section 1). */
const FORMATS: Partial<Record<PopupType, number>> = {
  lightbox: 22,
  bar: 17,
  sside: 19,
  bside: 9,
  browsing: 3,
  fullpage: 12,
  mobile: 17,
  social: 8,
  embedded: 7,
  gamified: 3,
}

/** Pixels (specification, section 9); a height of 0 follows the content. */
const SIZES: Record<PopupType, PopupDefinition['size']> = {
  lightbox: { width: 800, height: 500 },
  bar: { width: 1920, height: 60 },
  sside: { width: 340, height: 0 },
  bside: { width: 480, height: 0 },
  browsing: { width: 420, height: 0 },
  fullpage: { width: 1920, height: 1080 },
  mobile: { width: 390, height: 0 },
  social: { width: 320, height: 0 },
  embedded: { width: 0, height: 0 },
  gamified: { width: 800, height: 500 },
  content: { width: 640, height: 0 },
}

/** Formats of `mobile` that have a height as well. */
const POCKET = { formats: [3, 8], size: { width: 390, height: 242 } }

const usualSize = ({ type, format }: PopupFile): PopupDefinition['size'] =>
  type === 'mobile' && POCKET.formats.includes(format) ? POCKET.size : SIZES[type]

/** Seconds on the page, for a file that says nothing of triggers. */
const DELAY = 5

const SLIDE = { entryEffect: 'slide', exitEffect: 'slide' } as const

/** Where a type stands and how it comes, for a file that says nothing of it. */
const PLACES: Partial<Record<PopupType, Partial<Design>>> = {
  bar: { position: 'top-center', ...SLIDE },
  sside: { position: 'bottom-right', ...SLIDE },
  bside: { position: 'bottom-right', ...SLIDE },
  browsing: { position: 'bottom-left', ...SLIDE },
  mobile: { position: 'bottom-center', ...SLIDE },
  social: { position: 'bottom-right', ...SLIDE },
}

const designOf = ({ type, design }: PopupFile, accent?: string): Design => ({
  ...PLAIN_DESIGN,
  ...PLACES[type],
  // A thank screen goes before a redirect: who asks for the latter alone means it.
  ...(design.redirect && { thanks: false }),
  ...design,
  ...(design.teaser && { teaser: dressed(design.teaser, accent) }),
})

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const ownFile = (file: string, { template, texts, theme }: PopupFile): string => {
  if (texts) throw problem(['texts'], 'only go with a design of the library; write them into your own file')
  if (theme) throw problem(['theme'], 'only goes with a design of the library; write it into your own file')
  const html = readText(resolve(dirname(file), template))
  if (html === undefined) throw problem(['template'], `cannot read ${template}`)
  if (!html.trim()) throw problem(['template'], `there is nothing in ${template}`)
  checkScreens(html)
  return html
}

const define = (file: string, library: Library, popup: PopupFile): PopupDefinition => {
  const { id, name, type, format, target, onClickOnly, triggers, frequency, stopWhenConverted, language } = popup
  const formats = FORMATS[type]
  if (formats && format > formats) throw problem(['format'], `must be 1 to ${formats} for ${type}, got ${format}`)
  return {
    id: id ?? newId(13),
    name,
    type,
    format,
    target,
    size: popup.size ?? sizeOfDesign(library, popup) ?? usualSize(popup),
    onClickOnly,
    triggers: triggers ?? (onClickOnly ? {} : { timeDelay: DELAY }),
    frequency,
    stopWhenConverted,
    language,
    targeting: popup.targeting,
    prizes: prizesOf(type, format, popup.prizes),
    design: designOf(popup, accentOf(library, popup)),
    html: popup.template.startsWith('.') ? ownFile(file, popup) : fill(library, popup),
  }
}

export const readPopupFile = (file: string, library: Library): PopupDefinition =>
  readJsonc(file, PopupFile, (popup) => define(file, library, popup))
