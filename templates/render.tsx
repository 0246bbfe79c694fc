/**
 * Renders the library to HTML with a `{{slot}}` placeholder for each text and colour; the server fills them in for a
 * popup.
 */
import { marksOf, readTemplate } from '../server/template/record'
import { withPictures } from '../shared/model/pictures'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../shared/model/text'
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
 * The library for the server and the command line.
 * @param addressOf a file of a typeface
 */
export const renderAll = (addressOf: AddressOf = (file) => file) => ({
  brands: renderedBrands(addressOf),
  designs: renderedDesigns(),
})

/** A site without a cooldown has none of it, and neither have popups that the page embeds. */
const withCooldown = (pack: string[]): string[][] => (pack[0] === 'embedded' ? [pack] : [pack, [...pack, 'cooldown']])

/**
 * The type and the parts of each design, each combination once, and the same without pictures, which owners' own templates
 * may not have. The build makes a file of each.
 */
export const packsOf = ({ designs }: Pick<ReturnType<typeof renderAll>, 'designs'>): string[][] => {
  const packs = Object.values(designs).flatMap(({ en: { parts, type } }) => [
    [type, ...parts],
    [type, ...parts.filter((part) => part !== 'picture')],
  ])
  return [...new Map(packs.flatMap(withCooldown).map((names) => [names.join(), names])).values()]
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

interface RenderedDesign extends Rendered {
  /** The parts that its template needs once its pictures are there. */
  parts: string[]
}

/** Leaves the placeholders of texts as they are. */
const AS_IT_IS = { filled: (html: string) => html, safe: (text: string) => text }

const renderedDesign = (design: Design, language: SampleLanguage): RenderedDesign => {
  const rendered = render(design, language)
  const { html, pictures, type } = rendered
  const template = readTemplate(withPictures(html, pictures, {}, AS_IT_IS))
  return { ...rendered, parts: readParts(marksOf(template), { poptin_type: encodeType(type) }) }
}

const renderedDesigns = (): Record<string, Record<SampleLanguage, RenderedDesign>> =>
  Object.fromEntries(
    Object.entries(library).map(([name, design]) => [
      name,
      Object.fromEntries(SAMPLE_LANGUAGES.map((language) => [language, renderedDesign(design, language)])) as Record<
        SampleLanguage,
        RenderedDesign
      >,
    ]),
  )
