/**
 * The triggers that a popup file can set, one row each. A row determines the type of the setting, its check on import,
 * its field in the display answer, whether the targeting chunk is needed, the inspector's words, the popups that tests
 * generate, and the row that a test expects in docs/popups.md. The loader and the targeting chunk import only types
 * from here, so they ship none of this.
 */
import { type CartSetting, cartWaits } from './cart-setting'
import { type EventSetting, eventWaits } from './moment-settings'

interface Common {
  /**
   * Which code watches for it: the loader, if most popups have the trigger; otherwise the targeting chunk. A trigger
   * that stands for others is watched by them.
   */
  watchedBy: 'loader' | 'targeting' | 'others'
  /** Not in the specification: when off, the answer leaves it out instead of saying `no`. */
  ours?: true
  /** The trigger's name in the inspector. */
  title: string
}

/** The unit of a number. */
export type Unit = 'seconds' | 'percent' | 'pixels' | 'times'

interface Amount extends Common {
  value: Unit
  min: number
  max: number
  /** The words after `Waits for`, as in the rows below. */
  waits: string
  /** The words after `42 of 50 %`. */
  progress: string
}

interface OnOff extends Common {
  value: 'on'
  waits: string
}

interface OnOrBack extends Common {
  value: 'on or back'
  waits(setting: unknown): string
}

interface OfCart extends Common {
  value: 'cart'
  waits(setting?: Required<CartSetting>): string
}

interface OfEvent extends Common {
  value: 'event'
  waits: typeof eventWaits
}

interface OfElement extends Common {
  value: 'selector'
  waits(setting: unknown): string
}

export type TriggerRow = Amount | OnOff | OnOrBack | OfCart | OfEvent | OfElement

/** More than a day must be a mistake of units. */
const DAY_SECONDS = 86_400

/** In the order of the documents. */
const TRIGGER_SETTINGS = {
  /** On a desktop: the pointer leaves through the top edge. */
  exitIntent: {
    value: 'on',
    watchedBy: 'loader',
    title: 'Exit intent',
    waits: 'the pointer to leave through the top edge',
  },
  /**
   * On a phone: a fast scroll up after reading, or coming back to the tab. `back`: the back button, only on request.
   */
  exitIntentMobile: {
    value: 'on or back',
    watchedBy: 'targeting',
    title: 'Exit intent on a phone',
    waits: (setting) =>
      setting === 'back' ? 'the back button' : 'a fast scroll up after reading, or a return to this tab',
  },
  /** Seconds on the page. */
  timeDelay: {
    value: 'seconds',
    min: 0,
    max: DAY_SECONDS,
    watchedBy: 'loader',
    title: 'Time on the page',
    waits: 'enough time on this page',
    progress: 'on this page',
  },
  /** Seconds on the website, over all its pages. */
  sessionDelay: {
    value: 'seconds',
    min: 0,
    max: DAY_SECONDS,
    watchedBy: 'targeting',
    title: 'Time on the website',
    waits: 'enough time on the website',
    progress: 'on the website',
  },
  /** Percent of the page's scrollable height. */
  scrollPercent: {
    value: 'percent',
    min: 0,
    max: 100,
    watchedBy: 'loader',
    title: 'Scroll depth',
    waits: 'the visitor to scroll',
    progress: 'scrolled',
  },
  /** Pixels from the top. Long pages have tens of thousands. */
  scrollPixel: {
    value: 'pixels',
    min: 0,
    max: 100_000,
    watchedBy: 'targeting',
    ours: true,
    title: 'Scroll position',
    waits: 'the visitor to scroll',
    progress: 'scrolled',
  },
  /** Clicks anywhere on the page. */
  pageClicks: {
    value: 'times',
    min: 1,
    max: 1000,
    watchedBy: 'targeting',
    title: 'Clicks',
    waits: 'clicks on the page',
    progress: 'clicks',
  },
  /** Pages seen in this visit. The visitor's trail keeps no more of them. */
  pagesVisited: {
    value: 'times',
    min: 1,
    max: 30,
    watchedBy: 'targeting',
    title: 'Pages',
    waits: 'more pages in this visit',
    progress: 'pages in this visit',
  },
  /** Seconds without activity of the visitor. */
  inactivity: {
    value: 'seconds',
    min: 1,
    max: DAY_SECONDS,
    watchedBy: 'targeting',
    title: 'Inactivity',
    waits: 'the visitor to pause',
    progress: 'without activity',
  },
  cart: { value: 'cart', watchedBy: 'targeting', title: 'Cart', waits: cartWaits },
  /** The site says it, by `wisp.event(name, facts)`. */
  event: { value: 'event', watchedBy: 'targeting', ours: true, title: 'Event of the page', waits: eventWaits },
  /** Half of an element is seen, or as much of it as fills half of the window. */
  element: {
    value: 'selector',
    watchedBy: 'targeting',
    ours: true,
    title: 'Element seen',
    waits: (selector) => `“${selector}” of the page to be seen`,
  },
  /** Exit intent on a desktop; on a phone half the page read, or 20 s without activity. */
  autopilot: {
    value: 'on',
    watchedBy: 'others',
    title: 'Autopilot',
    waits: 'exit intent on a desktop; on a phone for half the page read, or 20 s without activity',
  },
} as const satisfies Record<string, TriggerRow>

type Table = typeof TRIGGER_SETTINGS
export type TriggerName = keyof Table

/** Each name with its row. The type lets a row be of any kind. */
export const TRIGGER_ROWS: [TriggerName, TriggerRow][] = Object.entries(TRIGGER_SETTINGS) as [TriggerName, TriggerRow][]

/** The names of the triggers with this `watchedBy`. */
export type WatchedBy<Who extends Common['watchedBy']> = {
  [Name in TriggerName]: Table[Name]['watchedBy'] extends Who ? Name : never
}[TriggerName]

/** The type of a popup's setting for each kind of value. */
type Settings = Record<Unit, number> & {
  on: true
  'on or back': true | 'back'
  cart: CartSetting
  event: EventSetting
  /** A selector of CSS. */
  selector: string
}

/** One key for each trigger that is on; a trigger that is off has no key. */
export type TriggerSettings = { [Name in TriggerName]?: Settings[Table[Name]['value']] }

/** `visits` and `days` wait for `count` of them; `always` stops only for a day after a close by the X or Escape. */
export const FREQUENCY_RULES = ['visits', 'days', 'once', 'always'] as const
export interface Frequency {
  rule: (typeof FREQUENCY_RULES)[number]
  count: number
}
