/** PopupDefinition → popup file, without the keys that equal their defaults. */

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { OwnPicture } from '../../../shared/model/pictures'
import type { Phrase, PopupDefinition } from '../../../shared/model/popup'
import type { OfferedPrize } from '../../../shared/model/prize'
import { own } from '../../../shared/values/own'
import { confirmedIn } from './facts'
import { chosen } from './format'
import type { Images } from './images'
import { fileIn } from './languages'
import { fill, type Library } from './library'
import { valueAt, withPhrases } from './phrases'
import { settingsOf } from './read'
import { counts, type PopupFile, WrittenFile } from './schema'
import { translationsOf } from './translations'

interface WrittenPopup {
  text: string
  /** Template file to write beside it, if the library cannot produce this template. */
  html?: string | undefined
  /** The same for other languages, by their paths. */
  htmls: Map<string, string>
  /** Pictures to write beside it: ids of the image library by the path that the popup file gives. */
  pictures: Map<string, string>
}

type Keys = Record<string, unknown>

/** The keys whose values differ from the defaults. */
const without = (keys: object, plain: object): Keys =>
  Object.fromEntries(
    Object.entries(keys).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, own(plain as Keys, key)),
    ),
  )

const prizeOf = ({ id, code, winner, ...prize }: OfferedPrize, place: number): Keys => ({
  ...(id !== `${place + 1}` && { id }),
  ...prize,
  ...(code && { code }),
  ...(!winner && { winner }),
})

/** A picture as its owner wrote it. */
const imageOf = ([name, { stored: _, ...picture }]: [string, OwnPicture]): [string, OwnPicture] => [name, picture]

const picturesIn = (images: Images = {}): WrittenPopup['pictures'] =>
  new Map(Object.values(images).flatMap(({ src, stored }) => (stored ? [[src, stored.id]] : [])))

/** The library template and its texts, if filling it in still gives the same HTML. */
const madeOf = (
  { made, html, language }: Pick<PopupDefinition, 'made' | 'html' | 'language'>,
  library: Library,
): PopupDefinition['made'] => (made && fill(library, { ...made, language }) === html ? made : undefined)

/** The entries that have a value, as an object; undefined if none has. */
const presentEntries = <T>(values: [string, T | undefined][]): Record<string, T> | undefined => {
  const present = values.filter((entry): entry is [string, T] => entry[1] !== undefined)
  return present.length ? Object.fromEntries(present) : undefined
}

/** The file with a value for each language where one of them says something otherwise than the first. */
const withPhrasesOfAll = <T extends object>(file: T, { language, translations = {} }: PopupDefinition): T => {
  const choices = new Map<string, { path: Phrase['path']; value: Keys }>()
  for (const [each, { phrases = [] }] of Object.entries(translations))
    for (const { path, value } of phrases) {
      const name = JSON.stringify(path)
      const choice = choices.get(name) ?? { path, value: { [language]: valueAt(file, path) } }
      choices.set(name, { path, value: { ...choice.value, [each]: value } })
    }
  return withPhrases(file, [...choices.values()])
}

/** The keys that a popup in several languages has by language, and the templates that are none of the library's. */
const byLanguage = (popup: PopupDefinition, library: Library, ownTemplate: string) => {
  const { language, translations = {} } = popup
  const origin = madeOf(popup, library)
  const first = { language, words: popup.words, texts: origin ? (origin.texts ?? {}) : undefined, ...origin }
  const others = translationsOf(library, popup).map((each) => {
    const made = madeOf(each, library)
    const path = ownTemplate.replace(/(\.\w+)?$/, (end) => `.${each.language}${end}`)
    const texts = made && (own(translations, each.language)?.made?.texts ?? {})
    return { ...each, made, texts, template: made?.template ?? path }
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

/**
 * A popup file that imports as the same popup.
 * @param ownTemplate path of a template file beside it, as the popup file names it
 */
export const writePopupFile = (popup: PopupDefinition, library: Library, ownTemplate: string): WrittenPopup => {
  const { id, name, type, format, target, size, onClickOnly, triggers, stopWhenConverted, language, words } = popup
  const origin = madeOf(popup, library)
  const several = popup.translations && byLanguage(popup, library, ownTemplate)
  const { template, texts } = origin ?? { template: ownTemplate }
  const { theme, images, font, consent } = several?.look ?? origin ?? {}
  const { rule, count } = popup.frequency
  const { redirect } = popup.design
  const needed = { id, name, type, template }
  const read = (keys: object): PopupFile =>
    chosen(library, fileIn(library, v.parse(WrittenFile, { ...needed, ...keys }), language))
  const usual = read({}).format
  const brandedTheme = origin?.theme
  const plain = settingsOf(
    read({
      format,
      onClickOnly,
      language,
      ...(brandedTheme && { theme: brandedTheme }),
      design: redirect ? { redirect } : {},
    }),
    library,
  )
  const design = without(popup.design, { ...plain.design, redirect: undefined })
  const file = {
    ...needed,
    ...(format !== usual && { format }),
    ...without({ target, size, triggers }, plain),
    ...(onClickOnly && { onClickOnly }),
    targeting: popup.targeting,
    ...(rule !== 'always' && { frequency: counts(rule) ? { rule, count } : { rule } }),
    ...(!stopWhenConverted && { stopWhenConverted }),
    priority: popup.priority,
    stopAfterLeads: popup.stopAfterLeads,
    ...(several
      ? { ...several.keys, ...(several.confirmed.length && { confirmed: [...new Set(several.confirmed)] }) }
      : {
          ...(language !== 'en' && { language }),
          words,
          texts,
          confirmed:
            origin &&
            confirmedIn(library, { template, language, ...(texts && { texts }), ...(consent && { consent }) }),
        }),
    consent,
    theme,
    font,
    ...(images && { images: Object.fromEntries(Object.entries(images).map(imageOf)) }),
    ...(Object.keys(design).length && { design }),
    prizes: popup.prizes?.map(prizeOf),
  }
  return {
    text: `${JSON.stringify(withPhrasesOfAll(file, popup), undefined, 2)}\n`,
    html: origin ? undefined : popup.html,
    htmls: several?.htmls ?? new Map(),
    pictures: picturesIn(images),
  }
}
