/** The typefaces that a popup brings with it: used if they are there before it shows, and not at all otherwise. */

import { after } from '../../../shared/page/platform/dom'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import type { Part } from '../../core/ui/index'

/** Milliseconds that a popup waits for them. Later ones are in the browser's cache for the next page. */
const FONTS_WAIT_MS = 300

/**
 * Elements of a page that may have them: Chromium lays out all of the page again when a typeface is added. With 20,000
 * elements that took 0.1 seconds on a desktop.
 */
const MAX_PAGE_ELEMENTS = 3000

const FONTS_ATTRIBUTE = 'data-wisp-fonts'

/** The files have letters of western Europe, or Hebrew ones. Everything else has the typefaces of the system. */
const LATIN_RANGE =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const HEBREW_RANGE = 'U+590-5FF,U+200C-2010,U+20AA,U+FB1D-FB4F'

/** Faces by what the marks say of them. */
const faces = new Map<string, FontFace>()
/** Typefaces that a popup was shown without. They stay out, because its words would move. */
const late = new Set<string>()

/** Family, weight, script and address. */
const faceOf = (fontSpec: string): FontFace => {
  const [family = '', weight = 'normal', script, file = ''] = fontSpec.split(' ')
  // The build puts the folder of the typefaces beside that of the chunks, and this file may be in the folder of a pack.
  const chunks = import.meta.url.replace(/(.*\/v\/\w+\/).*/, '$1')
  const source = `url("${new URL(file, chunks)}")`
  return new FontFace(family, source, { weight, unicodeRange: script === 'hebrew' ? HEBREW_RANGE : LATIN_RANGE })
}

const loaded = async (fontSpec: string): Promise<FontFace> => {
  const face = faces.get(fontSpec) ?? faceOf(fontSpec)
  faces.set(fontSpec, face)
  return face.load()
}

/** Resolves with all of these typefaces, or with none if one of them is late. */
const inTime = (fontSpecs: string[]): Promise<FontFace[]> =>
  new Promise((resolve) => {
    const none = (): void => resolve([])
    const stop = after(FONTS_WAIT_MS, none)
    Promise.all(fontSpecs.map(loaded)).then(resolve, none).then(stop)
  })

const wantedBy = (template: Document): string[] => {
  // Through the prototypes: elements named like the methods would hide them.
  const marked: Element | null = bare(template, 'querySelector')(`[${FONTS_ATTRIBUTE}]`)
  return marked ? `${Element.prototype.getAttribute.call(marked, FONTS_ATTRIBUTE)}`.split(',') : []
}

const isLarge = (): boolean => doc.getElementsByTagName('*').length > MAX_PAGE_ELEMENTS

export const ready: Part['ready'] = async (template) => {
  const fontSpecs = wantedBy(template)
  const faces = isLarge() ? [] : await inTime(fontSpecs)
  if (faces.length && !fontSpecs.some((fontSpec) => late.has(fontSpec))) for (const face of faces) doc.fonts.add(face)
  else for (const fontSpec of fontSpecs) late.add(fontSpec)
  return true
}
