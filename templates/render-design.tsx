/** Renders one design to HTML with a `{{slot}}` placeholder for each text and colour. */
import { renderToStaticMarkup } from 'react-dom/server'
import { type PictureSlot, placesIn } from '../shared/model/pictures'
import type { SampleLanguage } from '../shared/model/text'
import { brandOf, brands } from './brands'
import { lookOf } from './kit/brand'
import { fontFiles } from './kit/fonts'
import type { Design } from './kit/library'
import { withBase } from './kit/theme'
import { photoOf } from './photos'

export interface Rendered {
  html: string
  texts: Record<string, string>
  theme: Design['theme']
  brand: string
  look: string
  uses: Design['uses']
  facts?: Design['facts']
  unstated?: Record<string, string> | undefined
  type: Design['type']
  format?: Design['format']
  pictures?: Record<string, PictureSlot> | undefined
  size: Design['size']
}

/** Px of the owner's logo. */
const LOGO = { width: 160, height: 36 }
const LOGO_SLOT: PictureSlot = { wide: LOGO, small: LOGO, whole: LOGO }

const slotsOf = (pictures: NonNullable<Design['pictures']>): Record<string, PictureSlot> =>
  Object.fromEntries(
    Object.entries(pictures).map(([name, { photo, focus, ...slot }]) => [
      name,
      { ...slot, ...(photo && { photo: photoOf(photo, focus) }) },
    ]),
  )

export const render = (
  { Template, brand, facts, format, pictures, size, texts, theme, type, unstated, uses }: Design,
  language: SampleLanguage,
): Rendered => {
  const placeholders = Object.fromEntries(Object.keys(texts[language]).map((name) => [name, `{{${name}}}`]))
  const html = renderToStaticMarkup(<Template t={placeholders} language={language} />)
  return {
    html: withBase(html),
    texts: texts[language],
    theme: { ...theme },
    brand,
    look: lookOf(brandOf(brand)),
    uses,
    facts,
    unstated: unstated?.[language],
    type,
    format,
    size,
    pictures: { ...slotsOf(pictures ?? {}), ...(placesIn(html).includes('logo') && { logo: LOGO_SLOT }) },
  }
}

/** The files of the brands' typefaces, and the package of each. */
export const fonts = fontFiles(Object.values(brands))
