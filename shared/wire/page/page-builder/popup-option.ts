/** The display option of a page's popup (specification, section 3). Numbers may be strings, empty or missing. */

import type { Effect, Position } from '../../../model/design'
import { AFTER, CORNERS, type PagePopup } from '../../../page/model/page-popup'
import { globalNamed } from '../../../page/platform/safe-dom'
import { object, text, yes } from '../../../values/names'
import { own } from '../../../values/own'
import { pick } from '../../design'

/** The part that can be read without the popup's element. */
type DisplayOption = Omit<PagePopup, 'element' | 'dom' | 'option'>

/** Reads an amount; 0 if it is no number, negative or empty. */
const amount = (value: unknown): number => {
  const number = Number(text(value))
  return number > 0 ? number : 0
}

/** Our `left` means where reading begins. On a page from right to left that is the other side. */
const swapSides = (words: string): string =>
  words.replace(/left|right/g, (side) => (side === 'left' ? 'right' : 'left'))

type Sides = (words: string) => string

/** `top_left`, `center-top`, `top-center`, or a class of the original that ends so. */
const decodePlace = (words: string): Position => {
  const vertical = /top/.test(words) ? 'top' : /bottom/.test(words) ? 'bottom' : 'middle'
  return `${vertical}-${/left/.test(words) ? 'left' : /right/.test(words) ? 'right' : 'center'}`
}

/** Our effects by the original's names. The chunk of page popups replaces `light-speed` and `bounce` by its swoosh and splash. */
const EFFECTS: Record<string, Effect> = {
  'slide-in-left': 'slide-right',
  'slide-in-right': 'slide-left',
  'slide-in-top': 'slide-down',
  'slide-in-bottom': 'slide-up',
  'swoosh-left': 'light-speed',
  'swoosh-right': 'light-speed',
  'splash-left': 'bounce',
  'splash-right': 'bounce',
}

const decodeAnimation = (words: string): Pick<PagePopup, 'effect' | 'side'> => {
  const name = words.replace(/_/g, '-')
  return { effect: own(EFFECTS, name) ?? 'fade', side: /right/.test(name) ? 'right' : 'left' }
}

/** The setting, or else the classes of the original's own control. Without either, there is an X inside. */
const decodeClose = (raw: unknown, classes: string, sides: Sides): Pick<PagePopup, 'close' | 'corner'> => {
  const { corner, position } = object(raw)
  const words = sides(text(position) + text(corner).replace(/_/g, '-') + classes)
  if (!raw && !words) return { close: 'inside', corner: 'top-right' }
  return {
    close: /none/.test(words) ? 'none' : /outside/.test(words) ? 'outside' : 'inside',
    corner: CORNERS.find((each) => words.includes(each)) ?? 'top-left',
  }
}

/** Percent. */
const END = 100

const decodeScroll = (raw: unknown): PagePopup['show'] => {
  const scroll = object(raw)
  const listener = text(scroll.scrollEventListener)
  const common = {
    on: 'scroll',
    element: text(scroll.element),
    inside: /^(window|document|body|html)?$/.test(listener) ? '' : listener,
  } as const
  if (scroll.trigger === 'pixel') return { ...common, measure: 'pixel', needed: amount(scroll.pixel) }
  const percentages = { percentage: Math.min(amount(scroll.percentage), END), end_post: END }
  const percentage = own(percentages, text(scroll.trigger))
  return percentage === undefined ? undefined : { ...common, measure: 'percentage', needed: percentage, element: '' }
}

const decodeShow = ({ trigger, delay, scroll }: Record<string, unknown>): PagePopup['show'] => {
  if (trigger === 'mouse_exits') return { on: 'exit' }
  if (trigger === 'after_page_load') return { on: 'delay', seconds: amount(delay) }
  return trigger === 'vertical_scroll' ? decodeScroll(scroll) : undefined
}

/** The look by the classes of the original's markup, for popups without an option. */
interface PrintedLook {
  position: string
  cover: boolean
  close: string
  /** `left` and `right` are those of the window, and reading begins at the right. */
  swapped: boolean
}

export const decodeOption = (raw: unknown, printed: PrintedLook): DisplayOption => {
  const option = object(raw)
  const { action, daysToHide } = object(option.afterClose)
  const sides: Sides = printed.swapped ? swapSides : String
  return {
    // Old pages have the trigger in the option itself.
    show: decodeShow(option.trigger === undefined ? object(option.howToShowUp) : option),
    after: pick(AFTER, action, 'keep_showing'),
    days: amount(daysToHide),
    hideMobile: yes(option.hideMobile),
    hideDesktop: yes(option.hideDesktop),
    position: decodePlace(sides(text(option.positionOnPage ?? printed.position))),
    cover: raw === undefined ? printed.cover : yes(option.coverWholeBg),
    ...decodeAnimation(sides(text(option.animation))),
    ...decodeClose(option.closeBtn, option.closeBtn === undefined ? printed.close : '', sides),
  }
}

/** DOM id → option. A page of an early build has one flat option, which names its popup. */
export const entriesOf = (popups: Map<string, unknown>): [dom: string, raw: unknown][] => {
  const flat = Object.fromEntries(popups)
  if (typeof flat.trigger === 'string') return [[text(flat.popupID), flat]]
  return [...popups]
}

/** The DOM id that an option itself names. */
export const namedBy = (raw: unknown): string => text(object(raw).popupID)

/** The server's guess where the page has one; else a finger on a small screen. */
export const isPhone = (): boolean => {
  const guess = globalNamed('c37isMobile')
  return typeof guess === 'boolean' ? guess : matchMedia('(pointer: coarse) and (max-width: 910px)').matches
}
