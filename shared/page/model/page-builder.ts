/**
 * A page made in a page-builder, as its runtime (wisp-page.js) knows it. `shared/wire/page/page-builder/` reads it from the
 * page, whichever builder has made that.
 */
import type { Stop } from '../platform/dom'
import type { Page } from './page'
import type { Popups, RunChunk } from './popups'

export interface BuiltPage {
  /** '' if the page names none. */
  id: string
  /** The variant of its A/B test that this visitor sees; '' without a test. */
  variant: string
  /** Address that hits are sent to; '': none. */
  hits: string
  /** The display options of its popups, not decoded yet, by the DOM id of the popup's element. */
  popups: Map<string, unknown>
  /** The actions of elements that are pressed, not decoded yet, by the id of the element. */
  actions: Map<string, Record<string, unknown>>
  /** Toasts that appear by themselves, not decoded yet; `after`: seconds. */
  toasts: Record<string, unknown>[]
}

/** The action of an element that is pressed (specification, section 4). */
export interface ElementAction {
  /** One of the seven names, or any other word, which does nothing. */
  name: string
  /** An address to open, or the ids of elements to show or hide. */
  target: string
  newTab: boolean
  /** Id of the element that the action is about. */
  element: string
  /** DOM id or option id of the popup that the action is about; '' if none is named. */
  popup: string
}

/** The part of a page that a hit is about. */
export interface HitPlace {
  type: 'page' | 'popup' | 'widget'
  /** Option id of the popup or widget; '0' for the page. */
  option: string
}

/** An event on the page, as it is counted. */
export interface Hit extends HitPlace {
  /** `open`, `close`, `click`, or the name of an action that counts. */
  event: string
  /** Tracking name of the pressed element; or `whole_page`, `whole_popup`, `whole_widget`. */
  element: string
  /** Tag of the pressed element; '' for a whole page, popup or widget. */
  tag: string
}

/** The parts of the page that its components may use. */
export interface PageRuntime {
  page: BuiltPage
  /** Fetches a chunk, once. */
  load<T>(chunk: string): Promise<T>
  /** Counts a hit, if the visitor's consent allows that. */
  hit(hit: Hit): void
  /** The part of the page that an element belongs to. */
  placeOf(element: Element): HitPlace
  /** Calls `look` whenever elements of the page have come or gone, at most ten times a second, until it is stopped. */
  changed(look: () => void): Stop
  /** Resolves with what wisp.js has at this moment; starts wisp.js if the page does not run it yet. */
  joined(): Promise<Joined>
}

/** The parts of wisp.js that it shares with the page's own chunks. */
interface Joined {
  page: Page
  popups: Popups
}

/** The exports of a component's chunk: a menu, a countdown, a video. */
export interface ComponentChunk {
  /** Starts one element. It is called once the element comes near the screen. */
  mount?(element: HTMLElement, runtime: PageRuntime): Stop
}

export interface ActionsChunk extends ComponentChunk {
  /** @param holder the element that has the action; the visitor may have pressed something inside it */
  act(action: Record<string, unknown>, holder: HTMLElement, runtime: PageRuntime): void
}

export interface FormsChunk extends ComponentChunk {
  /** Sends the form, whose own submission was stopped. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null, runtime: PageRuntime): void
}

/** The result of sending a form. */
export interface FormOutcome {
  kind: 'success' | 'error'
  text: string
}

/** The line under a form that says what came of it. */
export interface FormLine {
  show(outcome: FormOutcome): void
  /** The text that it shows. */
  text(): string
  words: Record<'sent' | 'kept' | 'failed' | 'preview', string>
}

/** The exports of the chunk of lead forms for the chunk of forms. */
export interface LeadsChunk {
  /** The form has come near the screen, `since` milliseconds after the page was opened. */
  prepare(form: HTMLFormElement, runtime: PageRuntime, since: number): void
  /** Resolves once the lead is stored, or could not be; with undefined if the visitor has to correct something. */
  give(
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    runtime: PageRuntime,
    line: FormLine,
  ): Promise<FormOutcome | undefined>
}

/** The exports of the chunk that keeps the ends of countdowns. */
export interface DeadlineChunk {
  /**
   * When the duration ends for this visitor, in milliseconds since 1970.
   * @param name of the countdown, among all of the site
   * @param change is told another end, if one is found later
   */
  deadlineOf(name: string, seconds: number, runtime: PageRuntime, change: (end: number) => void): number
}

export interface ToastsChunk {
  /** Shows a toast; its detail is untrusted. Resolves once it is there, so that the next one follows. */
  toast(detail: unknown, load: PageRuntime['load']): Promise<void>
}

/** The exports of the chunk that joins the page to wisp.js; wisp.js runs it, and the page calls `join`. */
export interface PagePopupsChunk extends RunChunk {
  /**
   * Gives the popups of the page to wisp.js, once it runs, and tells `allow` whether visits may be counted, each time
   * that changes. Resolves with what wisp.js has at this moment.
   */
  join(runtime: PageRuntime, allow: (yes: boolean) => void): Promise<Joined>
}
