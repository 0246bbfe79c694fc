/**
 * Reads a page from its own data: from our one JSON script element, or from the variables that WP Lead Plus X prints.
 * Both are untrusted: what is invalid is left out.
 */
import type { BuiltPage, ElementAction } from '../../model/page-builder'
import { guard } from '../../platform/dom'
import { own } from '../../platform/own'
import { doc, globalNamed } from '../../platform/safe-dom'
import { list, object, text, yes } from '../names'

const action = (raw: Record<string, unknown>, popup: string): ElementAction => ({
  name: text(raw.action),
  target: list(raw.target).map(text).join() || text(raw.target),
  newTab: yes(raw['new-tab']),
  element: text(raw['element-id']),
  popup: text(raw['popup-id']) || popup,
})

/** Entries stand below the id of the page that they belong to, or directly in the list. */
const actions = (raw: unknown, openers: Record<string, unknown>): [string, ElementAction][] => {
  const opener = (id: string): string => text(own(openers, id))
  const read = ([id, value]: [string, unknown]): [string, ElementAction][] => {
    const entry = object(value)
    if (!text(entry.action)) return []
    return [[id, action(entry, opener(text(entry['element-id'])) || opener(id))]]
  }
  return Object.entries(object(raw)).flatMap((entry) => {
    const found = read(entry)
    return found.length ? found : Object.entries(object(entry[1])).flatMap(read)
  })
}

const parsed = (): Record<string, unknown> =>
  object(guard(() => JSON.parse(doc.querySelector('script[data-wisp-page]')?.textContent ?? '{}')))

/** @param hits where hits are sent if the page does not say it */
export const readPage = (hits: string): BuiltPage => {
  const ours = parsed()
  const read = (name: string, global: string): unknown => guard(() => own(ours, name) ?? globalNamed(global))
  const openers = object(read('openers', 'c37PopupTrigger'))
  return {
    id: text(own(ours, 'id')) || (doc.body.getAttribute('data-page-id') ?? ''),
    variant: text(own(ours, 'variant')),
    hits: text(read('hits', 'ajaxurl')) || hits,
    popups: new Map(Object.entries(object(read('popups', 'howToShowUp')))),
    actions: new Map([
      ...Object.entries(openers).map(([id, popup]): [string, ElementAction] => [
        id,
        action({ action: 'open-popup' }, text(popup)),
      ]),
      ...actions(read('actions', 'elementsActions'), openers),
    ]),
    toasts: list(own(ours, 'toasts')).map(object),
  }
}
