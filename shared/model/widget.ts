/**
 * What a form and the widget of a field agree on. A widget is a chunk of its own that makes one field easier to fill in: it is
 * fetched when the field is first touched, and a field whose widget does not come works as the browser has it.
 */
import type { MessageKey } from '../checks/messages'
import type { Stop } from '../platform/dom'
import type { Language } from './text'

/** What a widget may use of the popup it is in. */
export interface WidgetHost {
  root: ShadowRoot
  language: Language
  /** Where the visitor is, ISO 3166-1 alpha-2; '' when that is not known. */
  country: string
  /** Fetches a file of the chunks' folder as a module, by its name without `.js`. */
  load<T>(chunk: string): Promise<T>
  /** Read out by screen readers. */
  say(text: string): void
  /** Adds a style sheet to the root; the same text again changes nothing. */
  adopt(css: string): void
}

/** A widget at its field. */
export interface Widget {
  /** Leaves the field as it was. */
  stop: Stop
  /** What is wrong with what the field holds. Nothing for an empty field, nor where the widget cannot tell. */
  check?(): MessageKey | undefined
  /** What is sent for the field, where that is not what it shows. Nothing where the widget cannot tell yet. */
  value?(): string | undefined
}

/** What the chunk of a widget exports as `enhance`. */
export type Enhance<Control extends HTMLElement> = (control: Control, host: WidgetHost) => Widget

/** Which chunk makes which field easier. */
const WIDGETS: [selector: string, chunk: string][] = [
  ['input[type=email],input[data-wisp-field=email]', 'email'],
  ['input[type=number],input[data-wisp-check~=number]', 'number'],
  ['select[data-wisp-search]', 'select'],
  ['input[data-wisp-check~=phone-international]', 'phone'],
  ['input[data-wisp-date],input[type=date]', 'calendar'],
]

/** The chunk for a field, or undefined where the browser's own is all there is. */
export const widgetOf = (control: Element): string | undefined =>
  WIDGETS.find(([selector]) => control.matches(selector))?.[1]
