/** PopupDefinition → popup file, without the keys that equal their defaults. */

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { OwnPicture } from '../../../shared/model/pictures'
import type { PopupDefinition } from '../../../shared/model/popup'
import type { OfferedPrize } from '../../../shared/model/prize'
import { own } from '../../../shared/values/own'
import { confirmedIn } from './facts'
import { chosen } from './format'
import type { Images } from './images'
import { fill, type Library } from './library'
import { settingsOf } from './read'
import { counts, WrittenFile } from './schema'

interface WrittenPopup {
  text: string
  /** Template file to write beside it, if the library cannot produce this template. */
  html?: string | undefined
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
const madeOf = ({ made, html, language }: PopupDefinition, library: Library): PopupDefinition['made'] =>
  made && fill(library, { ...made, language }) === html ? made : undefined

/**
 * A popup file that imports as the same popup.
 * @param ownTemplate path of a template file beside it, as the popup file names it
 */
export const writePopupFile = (popup: PopupDefinition, library: Library, ownTemplate: string): WrittenPopup => {
  const { id, name, type, format, target, size, onClickOnly, triggers, stopWhenConverted, language, words } = popup
  const origin = madeOf(popup, library)
  const { template, texts, theme, images, font, consent } = origin ?? { template: ownTemplate }
  const { rule, count } = popup.frequency
  const { redirect } = popup.design
  const needed = { id, name, type, template }
  const usual = chosen(library, v.parse(WrittenFile, needed)).format
  const plain = settingsOf(
    chosen(
      library,
      v.parse(WrittenFile, {
        ...needed,
        format,
        onClickOnly,
        language,
        ...(theme && { theme }),
        design: redirect ? { redirect } : {},
      }),
    ),
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
    ...(language !== 'en' && { language }),
    words,
    texts,
    confirmed:
      origin && confirmedIn(library, { template, language, ...(texts && { texts }), ...(consent && { consent }) }),
    consent,
    theme,
    font,
    ...(images && { images: Object.fromEntries(Object.entries(images).map(imageOf)) }),
    ...(Object.keys(design).length && { design }),
    prizes: popup.prizes?.map(prizeOf),
  }
  return {
    text: `${JSON.stringify(file, undefined, 2)}\n`,
    html: origin ? undefined : popup.html,
    pictures: picturesIn(images),
  }
}
