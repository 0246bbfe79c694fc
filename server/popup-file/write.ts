/** PopupDefinition → popup file, without the keys that equal their defaults. */

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { PopupDefinition } from '../../shared/model/popup'
import type { OfferedPrize } from '../../shared/model/prize'
import { own } from '../../shared/platform/own'
import { fill, type Library } from './library'
import { settingsOf } from './read'
import { counts, PopupFile } from './schema'

interface WrittenPopup {
  text: string
  /** Template file to write beside it, if the library cannot produce this template. */
  html?: string
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

/** The library template and its texts, if filling it in still gives the same HTML. */
const madeOf = ({ made, html, language }: PopupDefinition, library: Library): PopupDefinition['made'] =>
  made && fill(library, { ...made, language }) === html ? made : undefined

/**
 * A popup file that imports as the same popup.
 * @param own path of a template file beside it, as the popup file names it
 */
export const writePopupFile = (popup: PopupDefinition, library: Library, own: string): WrittenPopup => {
  const { id, name, type, format, target, size, onClickOnly, triggers, stopWhenConverted, language } = popup
  const made = madeOf(popup, library)
  const { template, texts, theme } = made ?? { template: own }
  const { rule, count } = popup.frequency
  const { redirect } = popup.design
  const needed = { id, name, type, template }
  const plain = settingsOf(
    v.parse(PopupFile, { ...needed, format, onClickOnly, language, theme, design: { redirect } }),
    library,
  )
  const design = without(popup.design, { ...plain.design, redirect: undefined })
  const file = {
    ...needed,
    ...(format !== 1 && { format }),
    ...without({ target, size, triggers }, plain),
    ...(onClickOnly && { onClickOnly }),
    targeting: popup.targeting,
    ...(rule !== 'always' && { frequency: counts(rule) ? { rule, count } : { rule } }),
    ...(!stopWhenConverted && { stopWhenConverted }),
    ...(language !== 'en' && { language }),
    ...{ texts, theme },
    ...(Object.keys(design).length && { design }),
    prizes: popup.prizes?.map(prizeOf),
  }
  return { text: `${JSON.stringify(file, undefined, 2)}\n`, html: made ? undefined : popup.html }
}
