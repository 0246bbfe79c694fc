/**
 * The chunks that a page asks for because of its popups, and when: the one table of it, for whoever weighs popups. It
 * goes by what the display answer says, as the loader does. `test/browser/weight.test.ts` compares it with what a
 * browser fetches.
 */
import { hasPlatform } from '../../model/platforms'
import type { PopupDefinition } from '../../model/popup'
import { EXCLUSIVE, type PopupType } from '../../model/popup-type'
import type { Language } from '../../model/text'
import type { Device } from '../../model/weight'
import { own } from '../../values/own'
import { STORE_PARTS } from '../parts'
import { encodeLive } from './live-targeting'

type Armed = Pick<PopupDefinition, 'type' | 'target' | 'onClickOnly' | 'triggers' | 'targeting' | 'design'>

/** The chunks that draw a popup, by their names in the answer. */
interface DrawnWith {
  parts: string[]
  chunks: string[]
}

/** The facts that decide on the chunks of one popup. */
interface PopupFacts extends Armed, DrawnWith {
  /** The popup's template has come with the answer. */
  hasTemplate: boolean
  targeted: boolean
  /** The same names in its languages beside the first. */
  languages: Record<Language, DrawnWith>
}

/** The chunks that its page fetches first for it: a pack and the chunks beside it, or each chunk by itself. */
const chunksIn = (type: string, parts: string[], chunks: unknown): string[] =>
  Array.isArray(chunks) ? chunks.map(String) : ['ui', type, ...parts]

/** The place of a chunk that shares something with popups: the folder of the pack, if there is one. */
const beside = ([ui = '']: string[], chunk: string): string => ui.replace(/ui$/, chunk)

/** The facts that decide on the chunks of a form. */
export interface FormFacts {
  /** Chunks of the widgets that its fields get when they are touched, with what these fetch. */
  widgets: string[]
  /** The form has a searchable list, whose widget replaces the browser's own before it opens. */
  hasSearch: boolean
  /** The form has a field of a format that few forms have, whose checks are fetched apart. */
  hasFormats: boolean
  /** The visitor may be led to another address afterwards. */
  redirects: boolean
}

/** The facts that decide on the chunks of a page. */
export interface PageFacts {
  device: Device
  /** The store platform of the page; '' if it is none. */
  store: string
  run: string[]
  popups: PopupFacts[]
}

interface WireDrawing {
  parts?: string[]
  chunks?: string[]
}

const drawnWith = (type: string, { parts = [], chunks }: WireDrawing): DrawnWith => ({
  parts,
  chunks: chunksIn(type, parts, chunks),
})

/** The facts in an answer of `encodeDisplay`. @param popups it was made of, in its order */
export const factsIn = (answer: Record<string, unknown>, popups: Armed[]): Pick<PageFacts, 'run' | 'popups'> => {
  const { run, poptins } = answer as {
    run: string[]
    poptins: (WireDrawing & { poptin: string; targeted: string; languages?: Record<Language, WireDrawing> })[]
  }
  // A calm site runs one chunk for both.
  const more = run.includes('calm') && popups.some(({ targeting }) => encodeLive(targeting)) ? ['live-targeting'] : []
  return {
    run: [...run, ...more],
    popups: popups.map(({ type, target, onClickOnly, triggers, targeting, design }, index) => {
      const { poptin = '', targeted = 'no', languages = {}, ...drawing } = poptins[index] ?? {}
      return {
        ...{ type, target, onClickOnly, triggers, targeting, design },
        ...drawnWith(type, drawing),
        hasTemplate: poptin !== '',
        targeted: targeted !== 'no',
        languages: Object.fromEntries(
          Object.entries(languages).map(([language, each]) => [language, drawnWith(type, each)]),
        ),
      }
    }),
  }
}

/** The page of a visitor to whom the popup at this place of the answer speaks another language than its first. */
export const pageInLanguage = (page: PageFacts, place: number, language: Language): PageFacts => ({
  ...page,
  popups: page.popups.map((popup, index) =>
    index === place ? { ...popup, ...own(popup.languages, language) } : popup,
  ),
})

/** The chunks that `store` brings for the platform of the page. */
const storeChunks = (store: string): string[] => ['store', hasPlatform(store) ? store : 'own-store']

/** Triggers that load what they watch with when they are armed. On a phone an autopilot watches scrolling. */
const triggerChunks = ({ onClickOnly, triggers }: PopupFacts, device: Device): string[] => {
  const { autopilot, element, event, exitIntentMobile, scrollPercent, scrollPixel } = triggers
  if (onClickOnly) return []
  const leaves = device === 'phone' && exitIntentMobile === true
  const scrolls = scrollPercent !== undefined || scrollPixel !== undefined || (device === 'phone' && autopilot === true)
  return [
    ...(scrolls || leaves ? ['triggers'] : []),
    ...(leaves ? ['phone-exit'] : []),
    ...(element || event ? ['custom-triggers'] : []),
  ]
}

/** The chunks that one chunk which runs on the page brings. */
const runChunks = (chunk: string, { device, store, popups }: PageFacts): string[] => {
  const tabs = popups.some(
    ({ design, parts, targeting }) =>
      design.teaser || parts.includes('remind') || (device === 'phone' && targeting?.searchBar),
  )
  if (chunk === 'languages' && tabs) return ['languages', 'teaser']
  return chunk === 'store' ? storeChunks(store) : [chunk]
}

/** The chunks of a page on which nothing has fired but everything is armed. */
export const chunksBefore = (page: PageFacts): string[] => [
  ...(page.popups.some(({ targeted }) => targeted) ? ['targeting'] : []),
  ...page.run.flatMap((chunk) => runChunks(chunk, page)),
  ...page.popups.flatMap((popup) => triggerChunks(popup, page.device)),
]

/** True if the page asks for a bait, to find out if something blocks advertisements. */
export const probesAdblock = ({ popups }: Pick<PageFacts, 'popups'>): boolean =>
  popups.some(({ targeting }) => targeting?.adblock !== undefined)

const isFloating = (type: PopupType): boolean => type !== 'embedded' && !EXCLUSIVE.includes(type)

/** A teaser that stands on the page before any popup has shown. */
const hasTeaser = ({ design: { teaser } }: PopupFacts): boolean => teaser !== undefined && teaser.mode !== 'after'

/** The chunks that the popup waits for, as the first one of its page. */
export const chunksOnFiring = ({ type, parts, chunks }: PopupFacts, { store, popups }: PageFacts): string[] => [
  ...chunks,
  ...(parts.some((part) => STORE_PARTS.includes(part)) ? storeChunks(store) : []),
  ...(isFloating(type) && popups.some(hasTeaser) ? [beside(chunks, 'edges')] : []),
]

/** The code that checks and sends a form, and the chunks that it fetches at once. */
const sendingChunks = (chunks: string[], { hasFormats, hasSearch, redirects }: FormFacts): string[] => [
  beside(chunks, 'submit'),
  ...(hasFormats ? ['formats'] : []),
  ...(redirects ? ['redirect'] : []),
  ...(hasSearch ? ['select'] : []),
]

type Converting = Pick<PopupFacts, 'target' | 'type'> & { design: Pick<PopupFacts['design'], 'closeConverts'> }

/** A press is the conversion: of a link, of the button that closes, or of what a game without a form is played with. */
const convertsByPress = ({ design, target, type }: Converting, form: FormFacts | undefined): boolean =>
  target === 'click' || design.closeConverts === true || (type === 'gamified' && !form)

/** The chunks after its first frame, whatever the visitor does. @param form undefined if it has none */
export const chunksAfter = (popup: Pick<PopupFacts, 'chunks'> & Converting, form: FormFacts | undefined): string[] => [
  beside(popup.chunks, 'presence'),
  ...(isFloating(popup.type) ? [beside(popup.chunks, 'escape')] : []),
  ...(convertsByPress(popup, form) ? ['conversion'] : []),
  ...(form?.hasSearch ? sendingChunks(popup.chunks, form) : []),
]

/** The chunks for which a visitor waits who fills in each field and sends the form. Some may have come before. */
export const chunksForLead = ({ chunks }: Pick<PopupFacts, 'chunks'>, form: FormFacts, device: Device): string[] => [
  ...sendingChunks(chunks, form),
  ...form.widgets,
  // A keyboard on the screen may cover the field.
  ...(device === 'phone' ? [beside(chunks, 'keyboard')] : []),
]
