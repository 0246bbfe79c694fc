/**
 * Renders the library to HTML with a `{{slot}}` placeholder for each text and colour; the server fills them in for a
 * popup.
 */
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../shared/model/text'
import { marksIn } from '../shared/wire/marks'
import { readParts } from '../shared/wire/parts'
import { encodeType } from '../shared/wire/type'
import { brands } from './brands'
import { library } from './index'
import { lookOf } from './kit/brand'
import { type AddressOf, type Dress, dressOf } from './kit/fonts'
import type { Design } from './kit/library'
import { type Rendered, render } from './render-design'

/** The build copies these files. */
export { fonts } from './render-design'

/**
 * What the server and the command line read.
 * @param addressOf a file of a typeface
 */
export const renderAll = (addressOf: AddressOf = (file) => file) => ({
  brands: renderedBrands(addressOf),
  designs: renderedDesigns(),
})

/** The type and the parts of each design, each combination once. The build makes a file of each. */
export const packsOf = ({ designs }: Pick<ReturnType<typeof renderAll>, 'designs'>): string[][] => {
  const packs = Object.values(designs).map(({ en: { html, type } }) => [
    type,
    ...readParts(marksIn(html), { poptin_type: encodeType(type) }),
  ])
  return [...new Map(packs.map((names) => [names.join(), names])).values()]
}

interface RenderedBrand {
  title: string
  trade: string
  theme: Design['theme']
  look: string
  fonts: Record<SampleLanguage, Dress>
}

const renderedBrands = (addressOf: AddressOf): Record<string, RenderedBrand> =>
  Object.fromEntries(
    Object.entries(brands).map(([name, brand]) => [
      name,
      {
        title: brand.title,
        trade: brand.trade,
        theme: brand.theme,
        look: lookOf(brand),
        fonts: dressOf(brand, addressOf),
      },
    ]),
  )

const renderedDesigns = (): Record<string, Record<SampleLanguage, Rendered>> =>
  Object.fromEntries(
    Object.entries(library).map(([name, design]) => [
      name,
      Object.fromEntries(SAMPLE_LANGUAGES.map((language) => [language, render(design, language)])) as Record<
        SampleLanguage,
        Rendered
      >,
    ]),
  )
