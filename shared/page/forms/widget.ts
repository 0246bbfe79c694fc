/**
 * The interface between a form and the widget of a field. A widget is a chunk that makes one field easier to fill in.
 * It is fetched when the field is first touched; until it loads, or if it does not, the field works as the browser
 * provides it.
 */
import type { Doubt } from '../../checks/check'
import type { MessageKey } from '../../checks/messages'
import { WIDGETS } from '../../model/field-widgets'
import type { Language } from '../../model/text'
import type { AnyWords } from '../../words/translation'
import type { DateFormat } from '../dates/format'
import type { Stop } from '../platform/dom'

/** The format of a page's dates. */
interface Dates extends DateFormat {
  /** First day of the week, 0 for Sunday. */
  firstDay: number
}

/** The parts of its popup, or of the page, that a widget may use. */
export interface WidgetHost {
  /** The root that the field is in; for a field of the page itself, one in which the widget draws. */
  root: ShadowRoot
  language: Language
  /** Words in that language, where it is not English. */
  words: Partial<AnyWords>
  /** The visitor's country, ISO 3166-1 alpha-2; '' if unknown. */
  country: string
  /** Imports a file from the chunks' folder by its name without `.js`. */
  load<T>(chunk: string): Promise<T>
  /** Announces a text to screen readers. */
  say(text: string): void
  /** Adds a style sheet to the root, once for the same text. */
  adopt(css: string): void
  /** In popups, dates are dd/mm/yyyy, and weeks begin as in the visitor's country. */
  dates?: Dates
}

/** A widget that is attached to its field. */
export interface Widget {
  /** Detaches it and leaves the field as it was. */
  stop: Stop
  /** The problem of the field's value; undefined if it is empty or correct, or if the widget cannot tell. */
  check?(): MessageKey | Doubt | undefined
  /** The value to send, for a field that shows another one; undefined while the widget cannot tell. */
  value?(): string | undefined
  /** Resolves once the widget can tell; undefined if it already can. */
  ready?(): Promise<unknown> | undefined
}

/** The export `enhance` of a widget's chunk. */
export type Enhance<Control extends HTMLElement> = (control: Control, host: WidgetHost) => Widget

/** On touch screens, focusing a text field opens the on-screen keyboard. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches

/** The chunk for a field; undefined if the browser's own control is enough. */
export const widgetOf = (control: Element): string | undefined =>
  WIDGETS.find(([selector]) => control.matches(selector))?.[1]
