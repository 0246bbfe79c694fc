/**
 * Reads a page from its own data: from our one JSON script element, or from the variables that WP Lead Plus X prints.
 * Both are untrusted: what is invalid is left out.
 */
import type { BuiltPage } from '../../../page/model/page-builder'
import { guard } from '../../../page/platform/dom'
import { bare, globalNamed } from '../../../page/platform/safe-dom'
import { object, text } from '../../../values/names'
import { own } from '../../../values/own'

type Raw = Record<string, unknown>

/** Entries stand below the id of the content that they belong to, or directly in the list. */
const actions = (raw: unknown, openers: Raw): [id: string, entry: Raw][] =>
  Object.entries(object(raw)).flatMap(([id, value]) => {
    const entry = object(value)
    // The originals go by the popup that the element opens, and name it by its option id as well.
    const popupId = text(own(openers, id))
    return text(entry.action) ? [[id, popupId ? { ...entry, 'popup-id': popupId } : entry]] : actions(entry, openers)
  })

/** Actions that take the place of what a link or button does by itself. Others, known or not, leave that alone. */
export const takesOver = ({ action }: Raw): boolean => /^(open|close|show|hide|submit)-/.test(action as string)

const parsed = (json: string): unknown => guard(() => JSON.parse(json))

/** Variables of the page may compute or inherit something when they are read; as JSON they do not. */
const variable = (name: string): unknown => parsed(`${guard(() => JSON.stringify(globalNamed(name))) ?? null}`)

/** @param hits where hits are sent if the page does not say it */
export const readPage = (hits: string): BuiltPage => {
  const ours = object(parsed(bare(document, 'querySelector')('script[data-wisp-page]')?.textContent || '{}'))
  const openers = object(ours.openers ?? variable('c37PopupTrigger'))
  return {
    id: text(ours.id) || text(bare(document, 'body').dataset.pageId),
    variant: text(ours.variant),
    hits: text(ours.hits ?? variable('ajaxurl')) || hits,
    popups: new Map(Object.entries(object(ours.popups ?? variable('howToShowUp')))),
    actions: new Map([
      ...Object.entries(openers).map(([id, popup]): [string, Raw] => [id, { action: 'open-popup', 'popup-id': popup }]),
      ...actions(ours.actions ?? variable('elementsActions'), openers),
    ]),
    toasts: Object.values(object(ours.toasts)).map(object),
  }
}
