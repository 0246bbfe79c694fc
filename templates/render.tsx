/**
 * Renders the library to HTML with a `{{slot}}` placeholder for each text and colour; the server fills them in for a
 * popup.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGES, type Language } from '../shared/model/text'
import { brands } from './brands'
import { library } from './index'
import { lookOf } from './kit/brand'
import type { Design } from './kit/library'

interface Rendered {
  html: string
  texts: Record<string, string>
  theme: Design['theme']
  type: Design['type']
  format?: Design['format']
  pictures?: Design['pictures']
  size: Design['size']
}

export const render = (
  { Template, format, pictures, size, texts, theme, type }: Design,
  language: Language,
): Rendered => {
  const slots = Object.fromEntries(Object.keys(texts[language]).map((name) => [name, `{{${name}}}`]))
  return {
    html: renderToStaticMarkup(<Template t={slots} language={language} />),
    texts: texts[language],
    theme: { ...theme },
    type,
    format,
    size,
    pictures,
  }
}

/** What the server and the command line read. */
export const renderAll = () => ({ brands: renderedBrands(), designs: renderedDesigns() })

const renderedBrands = (): Record<string, { theme: Design['theme']; look: string }> =>
  Object.fromEntries(Object.entries(brands).map(([name, brand]) => [name, { theme: brand.theme, look: lookOf(brand) }]))

const renderedDesigns = (): Record<string, Record<Language, Rendered>> =>
  Object.fromEntries(
    Object.entries(library).map(([name, design]) => [
      name,
      Object.fromEntries(LANGUAGES.map((language) => [language, render(design, language)])) as Record<
        Language,
        Rendered
      >,
    ]),
  )
