/** Every numbered design of the library as a popup that opens on request, without the examples: by type and number alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import type { PopupDefinition } from '../../shared/model/popup'
import type { PopupType } from '../../shared/model/popup-type'
import { sampleLanguage } from '../../shared/model/text'
import type { BrandedTheme } from '../../shared/model/theme'
import { own } from '../../shared/values/own'
import type { Variant } from './designs'
import { factsOf, leftOut } from './facts'

/** A game is drawn by what it gives. */
const PRIZES = [
  { label: '10 % off', code: 'TEN', chances: 50 },
  { label: 'Free delivery', code: 'SHIP', chances: 30 },
  { label: 'A gift with your order', code: 'GIFT', chances: 20 },
]

interface Owned {
  /** Without any fact, as of an owner who has none. */
  blank?: boolean
  /** The address of the owner's logo, in designs that have a place for it. */
  logo?: string
  /** Gives the samples of a design in other words. */
  textsOf?: (samples: Record<string, string>) => Record<string, string>
}

/**
 * @returns those of the types that are asked for, by the name of the design
 */
export const formatsAs = (
  { language, layout }: Variant,
  isWanted: (type: PopupType) => boolean,
  theme?: BrandedTheme,
  { blank = false, logo, textsOf = () => ({}) }: Owned = {},
): Record<string, PopupDefinition> => {
  const library = readLibrary(at('dist'))
  const folder = mkdtempSync(join(tmpdir(), 'wisp-formats-'))
  const file = join(folder, 'popup.json')
  const numbered = Object.entries(library.designs).flatMap(([name, { en }]) =>
    en?.format && en.type && isWanted(en.type) ? [{ name, type: en.type, format: en.format }] : [],
  )
  const read = ({ name, type, format }: (typeof numbered)[number], place: number): [string, PopupDefinition] => {
    const id = `f${place}-${language}${layout}00000000000`.slice(0, 13)
    const confirmed = factsOf(library, name, language)
    const shows = type === 'embedded' ? { triggers: { timeDelay: 0 } } : { onClickOnly: true }
    const prizes = type === 'gamified' ? PRIZES : undefined
    const { pictures = {}, texts: samples = {} } = own(library.designs, name)?.[sampleLanguage(language)] ?? {}
    const images = logo && pictures.logo ? { logo: { src: logo, alt: 'Its owner' } } : undefined
    const emptySlots = blank ? leftOut(library, { template: name, language }) : []
    const texts = { ...textsOf(samples), ...Object.fromEntries(emptySlots.map((slot) => [slot, ''])) }
    const facts = { texts, confirmed: confirmed.filter((slot) => !emptySlots.includes(slot)) }
    const popupFile = { name, type, format, language, ...facts, theme, id, prizes, images, ...shows }
    writeFileSync(file, JSON.stringify({ ...popupFile, design: { layout, thanks: true } }))
    return [name, readPopupFile(file, library)]
  }
  try {
    return Object.fromEntries(numbered.map(read))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
