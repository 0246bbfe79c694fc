/** Designs in words as long as other languages have, in the windows that they are looked at in. */
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { coveredWords } from './covered-words'
import type { Variant } from './designs'
import { close, isOverPage, open, troubles, visit } from './format-visits'
import { formatsAs } from './formats'
import { ignoreShifts } from './owner-logo'
import { textsAs } from './sentences'
import type { Visit } from './visit.page'
import type { World } from './world'

/** Words of so many letters are hyphenated by browsers that know the language; the one of the suites knows none. */
const HYPHENATED_FROM = 13

export interface TranslatedView extends Variant {
  width: number
  height: number
  /** Where the everyday share of its designs begins. */
  first: 0 | 1 | 2
}

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

export const TRANSLATED_VIEWS: TranslatedView[] = ['de', 'ar'].flatMap((language) => [
  { language, layout: 'horizontal' as const, ...DESKTOP, first: 0 as const },
  { language, layout: 'vertical' as const, ...DESKTOP, first: 1 as const },
  { language, layout: 'horizontal' as const, ...PHONE, first: 2 as const },
])

/** Types of popups over the page, a case for each few: one with all of them takes longer on a busy machine than a case may. */
export const TYPE_GROUPS: PopupType[][] = [
  ['lightbox', 'gamified'],
  ['bar', 'browsing', 'content'],
  ['side-small', 'side-large'],
  ['fullpage', 'mobile', 'social'],
]

export type NamedDesign = [name: string, popup: PopupDefinition]

export const translatedDesigns = (variant: Variant, isWanted: (type: PopupType) => boolean): NamedDesign[] =>
  Object.entries(formatsAs(variant, isWanted, undefined, { textsOf: (samples) => textsAs(variant.language, samples) }))

/** What cannot be read or used of the screen that is shown. */
export const problemsOf = async (here: Visit, { type, language }: PopupDefinition): Promise<string[]> => [
  // A Japanese line breaks in any word.
  ...(await troubles(here, isOverPage(type), language !== 'ja', HYPHENATED_FROM)),
  ...(await coveredWords(here)),
]

/** Opens each of the designs in turn, those over the page in one visit. @param look is called while one is open */
export const eachDesign = async (
  world: World,
  designs: readonly NamedDesign[],
  { width, height }: Pick<TranslatedView, 'width' | 'height'>,
  look: (here: Visit, design: NamedDesign) => Promise<void>,
): Promise<void> => {
  const popups = designs.map(([, popup]) => popup).filter(({ type }) => isOverPage(type))
  if (popups.length) {
    const here = await visit(world, popups, { width, height })
    // Read from the right, columns that open under the pointer begin where it is.
    await here.page.evaluate(ignoreShifts)
    for (const design of designs.filter(([, popup]) => popups.includes(popup))) {
      await open(here, design[1])
      await look(here, design)
      await close(here, design[1])
    }
  }
  for (const design of designs.filter(([, { type }]) => !isOverPage(type))) {
    const place = `<div data-id="${design[1].id}" style="min-height: 2000px"></div>`
    world.put('/embedded', '', `<body><h1>A page</h1>${place}</body>`)
    const here = await visit(world, [design[1]], { width, height }, '/embedded')
    await here.page.locator('wisp-popup .wisp-frame').waitFor()
    await look(here, design)
  }
}
