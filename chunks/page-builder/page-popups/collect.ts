/** Brings together the popups in the page's markup and the options in its data. */
import type { BuiltPage } from '../../../shared/page/model/page-builder'
import { idOf, type PagePopup } from '../../../shared/page/model/page-popup'
import { guard } from '../../../shared/page/platform/dom'
import { FENCED_SELECTOR, owned } from '../../../shared/page/platform/owned'
import { bare, doc, globalNamed } from '../../../shared/page/platform/safe-dom'
import { decodeAction } from '../../../shared/wire/page/page-builder/action'
import { optionIdOf, POPUPS, printedLook } from '../../../shared/wire/page/page-builder/markup'
import { decodeOption, entriesOf, namedBy } from '../../../shared/wire/page/page-builder/popup-option'

const domId = (element: Element): string => element.getAttribute('id') ?? ''

/** A popup inside another would go away with it: each stands for itself. */
const freeNested = (elements: Element[]): void => {
  for (const element of elements) {
    let outermost: Element | undefined
    for (let outer = element.parentElement?.closest(POPUPS); outer; outer = outer.parentElement?.closest(POPUPS))
      outermost = outer
    outermost?.after(element)
  }
}

/** True if the builder itself has printed the options, beside the popups that they are for. */
const isPrinted = (): boolean => globalNamed('howToShowUp') !== undefined

/**
 * The options by the element that they belong to: the page's data names it, and with it the owner's own element. Where the
 * tag names the owner's part, no other element has options, so that it only opens when it is pressed for.
 */
const matched = (page: BuiltPage, all: Element[]): Map<Element, unknown> => {
  const elements = all.filter((each) => owned(each) !== false)
  const options = new Map<Element, unknown>()
  const unmatched: unknown[] = []
  for (const [dom, raw] of entriesOf(page.popups)) {
    const names = [dom, guard(() => namedBy(raw))]
    const [element, ...others] = elements.filter((each) => domId(each) && names.includes(domId(each)))
    // If the tag does not name the owner's part of the page, two different elements with one id cannot be told apart.
    if (element && others.every((each) => owned(each) || each.isEqualNode(element))) options.set(element, raw)
    else unmatched.push(raw)
  }
  // An early build printed an id of its own into each option: then their order tells.
  if (options.size || !(isPrinted() || elements.every(owned))) return options
  const openedIds = new Set([...page.actions.values()].map((raw) => decodeAction(raw).popup))
  const free = elements.filter((each) => !options.has(each) && !openedIds.has(domId(each)))
  if (free.length === unmatched.length) for (const element of free) options.set(element, unmatched.shift())
  return options
}

interface Collected {
  popups: PagePopup[]
  /** DOM id of each popup's element → the id that the popup goes by. Some are on the page twice. */
  ids: Map<string, string>
}

/** The elements of all popups, in the order of the document. */
export const findPopups = (): HTMLElement[] =>
  [...doc.querySelectorAll<HTMLElement>(POPUPS)].filter((each) => !bare(each, 'matches')(FENCED_SELECTOR))

export const collectPopups = (page: BuiltPage, elements = findPopups()): Collected => {
  // Where they stand now says whose they are.
  const options = matched(page, elements)
  freeNested(elements)
  const popups = new Map<string, PagePopup>()
  const ids = new Map<string, string>()
  for (const element of elements)
    guard(() => {
      const popup: PagePopup = {
        element,
        dom: domId(element),
        option: optionIdOf(element),
        ...decodeOption(options.get(element), printedLook(element)),
      }
      const id = idOf(popup)
      ids.set(popup.dom, id)
      // Of two copies, the one with an option tells more.
      if (id && (options.has(element) || !popups.has(id))) popups.set(id, popup)
    })
  return { popups: [...popups.values()], ids }
}
