/** The part of a popup file that depends on languages: which design it was made from, its words, texts and facts. */
import type { PopupDefinition } from '../../../shared/model/popup'
import { own } from '../../../shared/values/own'
import { confirmedIn } from './facts'
import { fill } from './fill'
import type { Library } from './library'
import { translationsOf } from './translations'

/** The library template and its texts, if filling it in still gives the same HTML. */
export const madeOf = (
  { made, html, language }: Pick<PopupDefinition, 'made' | 'html' | 'language'>,
  library: Library,
): PopupDefinition['made'] => (made && fill(library, { ...made, language }) === html ? made : undefined)

/** The entries that have a value, as an object; undefined if none has. */
const presentEntries = <T>(values: [string, T | undefined][]): Record<string, T> | undefined => {
  const present = values.filter((entry): entry is [string, T] => entry[1] !== undefined)
  return present.length ? Object.fromEntries(present) : undefined
}

/** The keys that a popup in several languages has by language, and the templates that are none of the library's. */
export const byLanguage = (popup: PopupDefinition, library: Library, ownTemplate: string) => {
  const { language, translations = {} } = popup
  const origin = madeOf(popup, library)
  const first = { language, words: popup.words, texts: origin ? (origin.texts ?? {}) : undefined, ...origin }
  const others = translationsOf(library, popup).map((each) => {
    const otherOrigin = madeOf(each, library)
    const path = ownTemplate.replace(/(\.\w+)?$/, (end) => `.${each.language}${end}`)
    const texts = otherOrigin && (own(translations, each.language)?.made?.texts ?? {})
    return { ...each, made: otherOrigin, texts, template: otherOrigin?.template ?? path }
  })
  const template = origin?.template ?? ownTemplate
  const all = [first, ...others]
  return {
    keys: {
      ...(!origin && { language }),
      words: presentEntries(all.map((each) => [each.language, each.words])),
      templates: presentEntries(
        others.map((each) => [each.language, each.template === template ? undefined : each.template]),
      ),
      texts: presentEntries(all.map((each) => [each.language, each.texts])),
    },
    look: [origin, ...others.map(({ made }) => made)].find(Boolean),
    confirmed: [
      { ...origin, language },
      ...others.map(({ made, language: each }) => ({ ...made, language: each })),
    ].flatMap(
      ({ template: name, texts, consent, language: each }) =>
        (name &&
          confirmedIn(library, {
            template: name,
            language: each,
            ...(texts && { texts }),
            ...(consent && { consent }),
          })) ||
        [],
    ),
    htmls: new Map(others.flatMap(({ made, html, template: path }) => (made ? [] : [[path, html] as const]))),
  }
}

type Languages = ReturnType<typeof byLanguage>

/** The design that a popup was made from, and what it has in several languages. */
interface Sources {
  origin: PopupDefinition['made']
  several: Languages | undefined
}

/** The keys of a popup's words and facts: by language, if it has several. */
export const wordKeys = (
  popup: PopupDefinition,
  library: Library,
  { origin, several }: Sources,
): Record<string, unknown> => {
  if (several) {
    const { confirmed, keys } = several
    return { ...keys, ...(confirmed.length && { confirmed: [...new Set(confirmed)] }) }
  }
  const { language, words } = popup
  const { template, texts, consent } = origin ?? {}
  const named = { ...(texts && { texts }), ...(consent && { consent }) }
  return {
    ...(language !== 'en' && { language }),
    words,
    texts,
    confirmed: template === undefined ? undefined : confirmedIn(library, { template, language, ...named }),
  }
}
