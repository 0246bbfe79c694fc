/** The popup file of a design as somebody has chosen it: what the gallery shows, and what it gives to copy. */
import * as v from 'valibot'
import type { DesignChoice } from '../../shared/model/design-choice'
import type { BrandedTheme } from '../../shared/model/theme'
import { samplesOf } from '../popups/file/facts'
import { chosen } from '../popups/file/format'
import { fileIn } from '../popups/file/languages'
import { type DesignKey, type Library, recordOfDesign } from '../popups/file/library'
import { type PopupFile, WrittenFile } from '../popups/file/schema'
import type { TemplateRecord } from '../template/record'

/** The keys of a popup file that a choice leads to. */
export interface ChosenFile {
  name: string
  type: string
  format: number
  language?: 'he'
  theme?: string | BrandedTheme
  /** Samples of facts, to be replaced by the owner's own. */
  texts?: Record<string, string>
  design?: Record<string, unknown>
  prizes?: Record<string, unknown>[]
}

/** Enough to see how a game is played; an owner sets prizes of their own. */
const PRIZES: ChosenFile['prizes'] = [
  { label: '10% off', code: 'TEN', chances: 30 },
  { label: 'Not this time', winner: false, chances: 30 },
  { label: 'Free delivery', code: 'PARCEL', chances: 25 },
  { label: 'Almost', winner: false, chances: 15 },
]

/** Seconds from a visitor's first look. */
const COUNTDOWN = { style: 'flip', seconds: 7_200 }

const titled = (name: string): string => name.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')

const themeOf = (library: Library, { accent, brand, dark }: DesignChoice): ChosenFile['theme'] => {
  const name = brand ? Object.keys(library.brands).find((brandName) => brandName.startsWith(brand)) : undefined
  if (name && !dark) return name
  const theme = { ...(name !== undefined && { brand: name }), ...(accent && { accent }), ...(dark && { dark }) }
  return name || accent || dark ? theme : undefined
}

/** The settings without which the design would not look as it is meant. */
const designOf = (record: TemplateRecord | undefined, { vertical }: DesignChoice): ChosenFile['design'] => {
  const design = {
    ...(vertical && { layout: 'vertical' }),
    ...(record?.marks.includes('countdown') && { countdown: COUNTDOWN }),
  }
  return Object.keys(design).length ? design : undefined
}

/** @returns undefined if the library has no such design */
export const chosenFile = (library: Library, choice: DesignChoice): ChosenFile | undefined => {
  const { type, format, hebrew } = choice
  const language = hebrew ? 'he' : 'en'
  const [name] = Object.entries(library.designs).find(([, { en }]) => en?.type === type && en.format === format) ?? []
  if (!name) return undefined
  const selection: DesignKey = { template: name, language }
  const texts = samplesOf(library, selection)
  const [theme, design] = [themeOf(library, choice), designOf(recordOfDesign(library, selection), choice)]
  return {
    name: titled(name),
    type,
    format,
    ...(language === 'he' && { language }),
    ...(theme && { theme }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(design && { design }),
    ...(type === 'gamified' && { prizes: PRIZES }),
  }
}

/** The file as the importer reads it. */
export const readChosen = (library: Library, file: ChosenFile): PopupFile =>
  chosen(library, fileIn(library, v.parse(WrittenFile, file), file.language ?? 'en'))
