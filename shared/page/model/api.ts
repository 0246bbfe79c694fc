/**
 * `window.wisp`: what the people who build a page may call (docs/page.md). Types alone, and none of ours are imported:
 * the build ships this file as `wisp.d.ts`.
 */
export interface WispApi {
  version: string
  /** Opens a popup by id, whatever its triggers and frequency say; false when there is none of that id. */
  open(id: string): Promise<boolean>
  /** Closes a popup, or all. */
  close(id?: string): void
  /** Takes all popups away and asks the server anew. */
  refresh(): void
  /** Runs a chunk of Wisp that the server has not named. `wisp-page.js` uses it. */
  run(chunk: string): void
  /**
   * Says who the visitor is, where the site knows: activities are then reported under it. Anything else is a trait, by
   * which popups are targeted; it is kept until it is given anew, `null` ends it. Without consent for this page only.
   */
  identify(who: { email?: string; customerId?: string; [trait: string]: WispTrait }): void
  /**
   * Says that something has happened on the page: popups that wait for an event of this name show. Its facts fill in
   * merge tags, and popups may ask for some. A call from before the popups are there counts as well.
   */
  event(name: string, facts?: { [fact: string]: string | number | boolean }): void
  /** Consent given or withdrawn, at any time. Withdrawing deletes what was stored. */
  consent(yes: boolean): void
  /** Listens to `show`, `close`, `submit` and the like; returns its stop. */
  on(moment: WispMoment, listener: (event: CustomEvent) => void): () => void
  /** Stops the same listener. */
  off(moment: WispMoment, listener: (event: CustomEvent) => void): void
  /** Resolves once the server has answered and the triggers are armed. */
  ready(): Promise<unknown>
  /** Explains for each popup why it shows, or does not. */
  explain(): Promise<Explanation>
  /** Opens the same as a panel. */
  inspect(): void
  /** Runs a queued call: `['open', id]`, or a function that is given this object. */
  push(...calls: WispCall[]): void
  /**
   * Has links open in the lightbox gallery: those that the selector finds, and those in an element that it finds, also
   * links that come later. There once `wisp-site.js` has loaded the gallery, and announced by `wisp:gallery` on `window`.
   * @returns its remove
   */
  gallery?: ((selector: string, options?: Partial<GalleryOptions>) => () => void) | undefined
}

/** The traits that `wisp.identify` takes. */
export type WispTrait = string | number | boolean | null | undefined

export type WispCall = [method: string, ...args: unknown[]] | ((wisp: WispApi) => void)

/** Events on `window` are called `wisp:` and this. */
export type WispMoment = 'before-show' | 'show' | 'close' | 'submit' | 'prize' | 'coupon-copy' | 'error'

/** The result of `wisp.explain()`. Sentences are English. */
export interface Explanation {
  site: string
  /** One sentence on the whole: what the server answered. */
  says: string
  /** The source of the answer, and how many seconds old it is at most; absent while there is none. */
  answer?: { by: 'call' | 'script'; seconds?: number | undefined } | undefined
  visitor: Record<string, string | number | boolean>
  popups: PopupExplanation[]
  requests: { url: string; status: number; milliseconds: number }[]
}

export interface PopupExplanation {
  id: string
  name: string
  type: string
  state: 'shown' | 'waiting' | 'armed' | 'blocked' | 'idle' | 'unknown'
  /** One sentence that an owner understands. */
  says: string
  /** `set`: the owner has set it for this popup. */
  rules: { rule: string; set: boolean; allows: boolean; says: string }[]
  triggers: { trigger: string; armed: boolean; reached: number; needed: unknown; says: string }[]
  /** The trigger or press that opened it last on this page; absent if nothing has. */
  fired?: string | undefined
  /** Place in the queue, from 1; absent when it does not wait. */
  place?: number | undefined
  /** Earliest time at which time alone could let it show again, ISO 8601; absent where time changes nothing. */
  next?: string | undefined
}

export type ContentType = 'image' | 'svg' | 'pdf' | 'inline' | 'ajax' | 'iframe' | 'html' | 'video'

/** The way in which something opens and closes: out of its thumbnail, by fading, or at once. */
export type Transition = 'elastic' | 'fade' | 'none'

/** Options of one link, complete. On the page they are `data-` attributes, of a link or its container: `data-overlay-color`. */
export interface GalleryOptions {
  /** The type of the content, if the address does not tell it. */
  type: ContentType | ''
  /** Text that is shown as it is, for `html`; it is sanitised. */
  content: string
  title: string
  /** The same image in other widths, as in `srcset`. */
  srcset: string
  /** px, or a percentage of the screen: of content that has no size of its own. Of an image its natural size, if it is known. */
  width: number | string
  height: number | string
  /** px around the frame, and between the frame and its content. */
  margin: number
  padding: number
  /** Milliseconds. */
  speedIn: number
  speedOut: number
  /** Milliseconds of a change of size, and of one fade. */
  changeSpeed: number
  changeFade: number
  transitionIn: Transition
  transitionOut: Transition
  overlayShow: boolean
  overlayColor: string
  overlayOpacity: number
  /** Reduces what is larger than the screen. */
  autoScale: boolean
  scrolling: 'auto' | 'yes' | 'no'
  cyclic: boolean
  /** Nothing but the content's own controls closes it. */
  modal: boolean
  hideOnOverlayClick: boolean
  enableEscapeButton: boolean
  enableKeyboardNav: boolean
  mouseWheel: boolean
  showNavArrows: boolean
  showCloseButton: boolean
  titleShow: boolean
  titleFromAlt: boolean
  /** px: on a smaller screen the link works as a link. */
  minViewportWidth: number
  minViewportHeight: number
  /** "3 / 9" in the corner. */
  counter: boolean
  /** A row of small pictures below. */
  thumbnails: boolean
  /** Images can be enlarged. */
  zoom: boolean
  /** The page's address names what is shown: `#gallery-1/3`. */
  hash: boolean
  /** Going back in the history closes it. */
  history: boolean
}

/** The detail of a `wisp:toast` event. */
export interface ToastDetail {
  kind?: 'success' | 'info' | 'warning' | 'error'
  title?: string
  message?: string
}

/** The `detail` of `wisp:campaign-complete`. */
export interface CampaignDetail {
  page: string
  variant: string
  /** The name that the pressed element is counted by. */
  element: string
}

declare global {
  interface Window {
    wisp?: WispApi | WispCall[]
  }
  interface WindowEventMap {
    'wisp:gallery': Event
    'wisp:toast': CustomEvent<ToastDetail>
    'wisp:campaign-complete': CustomEvent<CampaignDetail>
  }
}
