/** PopupDefinition → popup file, without the keys that equal their defaults. */

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { OwnPicture } from '../../../shared/model/pictures'
import type { Phrase, PopupDefinition } from '../../../shared/model/popup'
import type { OfferedPrize } from '../../../shared/model/prize'
import type { Language } from '../../../shared/model/text'
import { own } from '../../../shared/values/own'
import { chosen } from './format'
import type { Images } from './images'
import { fileIn } from './languages'
import type { Library } from './library'
import { valueAt, withPhrases } from './phrases'
import { settingsOf } from './read'
import { counts, type PopupFile, WrittenFile } from './schema'
import { byLanguage, madeOf, wordKeys } from './write-words'

interface WrittenPopup {
  text: string
  /** Template file to write beside it, if the library cannot produce this template. */
  html?: string | undefined
  /** The templates of the other languages, by their paths. */
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

type Needed = Record<'id' | 'name' | 'type' | 'template', string>

/** The popup of a file with nothing but these keys. */
const readKeys = (library: Library, needed: Needed, language: Language, keys: object): PopupFile =>
  chosen(library, fileIn(library, v.parse(WrittenFile, { ...needed, ...keys }), language))

/** The format that it would have without saying so, and the settings that it would have without its own. */
const defaultsOf = (popup: PopupDefinition, library: Library, needed: Needed, origin: PopupDefinition['made']) => {
  const { design, format, language, onClickOnly } = popup
  const { redirect } = design
  const keys = {
    format,
    onClickOnly,
    language,
    ...(origin?.theme && { theme: origin.theme }),
    design: redirect ? { redirect } : {},
  }
  const settings = settingsOf(readKeys(library, needed, language, keys), library)
  return {
    format: readKeys(library, needed, language, {}).format,
    settings,
    design: { ...settings.design, redirect: undefined },
  }
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

/** The keys that say when, where and how it shows, without those that equal the defaults. */
const settingKeys = (popup: PopupDefinition, defaults: ReturnType<typeof defaultsOf>): Keys => {
  const { format, target, size, onClickOnly, triggers, stopWhenConverted } = popup
  const { rule, count } = popup.frequency
  return {
    ...(format !== defaults.format && { format }),
    ...without({ target, size, triggers }, defaults.settings),
    ...(onClickOnly && { onClickOnly }),
    targeting: popup.targeting,
    ...(rule !== 'always' && { frequency: counts(rule) ? { rule, count } : { rule } }),
    ...(!stopWhenConverted && { stopWhenConverted }),
    priority: popup.priority,
    stopAfterLeads: popup.stopAfterLeads,
  }
}

/**
 * A popup file that imports as the same popup.
 * @param ownTemplate path of a template file beside it, as the popup file names it
 */
export const writePopupFile = (popup: PopupDefinition, library: Library, ownTemplate: string): WrittenPopup => {
  const { id, name, type } = popup
  const origin = madeOf(popup, library)
  const several = popup.translations && byLanguage(popup, library, ownTemplate)
  const { theme, images, font, consent } = several?.look ?? origin ?? {}
  const needed = { id, name, type, template: origin?.template ?? ownTemplate }
  const defaults = defaultsOf(popup, library, needed, origin)
  const design = without(popup.design, defaults.design)
  const file = {
    ...needed,
    ...settingKeys(popup, defaults),
    ...wordKeys(popup, library, { origin, several }),
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
