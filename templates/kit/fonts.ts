/**
 * Typefaces that a popup brings with it, for owners who want a brand's own instead of those of the visitor's system.
 * The part `fonts` (chunks/parts/fonts) reads what `markOf` writes.
 */
import type { SampleLanguage } from '../../shared/model/text'
import { type Brand, type Fonts, lookOf, type Typeface } from './brand'

/** Hebrew popups have Latin letters as well, and Latin figures. */
const SCRIPTS = { en: ['latin'], he: ['latin', 'hebrew'] } as const satisfies Record<SampleLanguage, string[]>

interface Face {
  family: string
  weight: number
  script: string
  /** A package of @fontsource. */
  name: string
  /** The name of its file, without an ending. */
  file: string
}

/**
 * Named by its weights as well, because another brand on the same page may have others of the same typeface. In css, such
 * a name needs no quotes.
 */
const familyOf = (typeface: Typeface): string => `wisp-${typeface.join('-')}`

const facesOf = ({ fonts }: Brand, language: SampleLanguage): Face[] =>
  [fonts.heads, fonts.text].flatMap((typefaces) =>
    SCRIPTS[language].flatMap((script) => {
      const [name, ...weights] = typefaces[script]
      const family = familyOf(typefaces[script])
      return weights.map((weight) => ({ family, weight, script, name, file: `${name}-${script}-${weight}` }))
    }),
  )

/** The files of these brands, each once, without an ending; and its package. */
export const fontFiles = (brands: Brand[]): Map<string, string> =>
  new Map(brands.flatMap((brand) => facesOf(brand, 'he').map(({ file, name }) => [file, name])))

/** Where a file is: an address, or a path from the folder of the chunks. */
export type AddressOf = (file: string) => string

/** The faces of a popup as its template carries them: family, weight, script and address of each. */
const markOf = (brand: Brand, language: SampleLanguage, addressOf: AddressOf): string =>
  facesOf(brand, language)
    .map(({ family, weight, script, file }) => `${family} ${weight} ${script} ${addressOf(file)}`)
    .join()

/**
 * The look of a popup with the brand's typefaces before those of the system. Nothing is made bold or slanted by machine:
 * some typefaces have one weight, and none has italics here.
 */
const lookWith = (brand: Brand, language: SampleLanguage): string => {
  const { heads, text } = brand.fonts
  const stack = (typefaces: Fonts['text'], fallbacks: string): string =>
    [...SCRIPTS[language].map((script) => familyOf(typefaces[script])), fallbacks].join(', ')
  const look = lookOf({ ...brand, heads: stack(heads, brand.heads), text: stack(text, brand.text) })
  // The frame's own goes over the page's, for what does not name a typeface either.
  return `${look}--wisp-font:var(--text);font-synthesis:none;`
}

export interface Dress {
  look: string
  mark: string
}

/** The look of a popup in the brand's typefaces, and the mark that brings their files, for each language. */
export const dressOf = (brand: Brand, addressOf: AddressOf): Record<SampleLanguage, Dress> => {
  const dress = (language: SampleLanguage): Dress => ({
    look: lookWith(brand, language),
    mark: markOf(brand, language, addressOf),
  })
  return { en: dress('en'), he: dress('he') }
}
