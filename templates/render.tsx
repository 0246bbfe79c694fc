/**
 * Renders the library to HTML with a `{{slot}}` placeholder for each text and colour; the server fills them in for a
 * popup.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGES, type Language } from '../shared/model/text'
import { library } from './index'
import type { Design } from './library'

interface Rendered {
  html: string
  texts: Record<string, string>
  theme: Design['theme']
  type: Design['type']
  size: Design['size']
}

export const render = ({ Template, size, texts, theme, type }: Design, language: Language): Rendered => {
  const slots = Object.fromEntries(Object.keys(texts[language]).map((name) => [name, `{{${name}}}`]))
  return {
    html: renderToStaticMarkup(<Template t={slots} language={language} />),
    texts: texts[language],
    theme: { ...theme },
    type,
    size,
  }
}

export const renderAll = (): Record<string, Record<Language, Rendered>> =>
  Object.fromEntries(
    Object.entries(library).map(([name, design]) => [
      name,
      Object.fromEntries(LANGUAGES.map((language) => [language, render(design, language)])) as Record<
        Language,
        Rendered
      >,
    ]),
  )
