/** A page as its owner writes it down: a JSON document that `wisp page import` reads. */
import type { Position } from '../../shared/model/design'
import type { Language } from '../../shared/model/text'

export interface PageDocument {
  /** 13 characters; given by the import if the document names none. */
  id: string
  /** The end of its address, `/l/SLUG`: small letters, digits and `-`. */
  slug: string
  language: Language
  title: string
  /** Text for search engines and previews of links. */
  description: string
  /** Address that search engines should index instead of this one. */
  canonical?: string
  /** Shown where somebody shares the link: at best 1200 × 630. */
  picture?: Picture
  theme: Theme
  sections: Section[]
  popups: DocumentPopup[]
  toasts: DocumentToast[]
  /** A/B test. Without any, every visitor sees the page as it is. */
  variants: Variant[]
}

/** One variant of an A/B test: what it changes of the document. */
export interface Variant {
  /** Small letters, digits and `-`; sent with hits. */
  name: string
  /** The variant's share of all visitors, in proportion to the other weights. */
  weight: number
  title?: string
  /** Sections to replace, by their id. */
  sections: Section[]
  /** Texts to replace, by the id of the element. */
  texts: Record<string, string>
}

export interface Theme {
  /** `#abc` or `#aabbcc`. */
  accent: string
  paper: string
  ink: string
  /** The second paper, for sections that stand out softly. */
  soft: string
  font: 'sans' | 'serif' | 'rounded' | 'mono'
  headings: 'sans' | 'serif' | 'rounded' | 'mono'
  corners: 'sharp' | 'soft' | 'round'
}

/** A picture or a film of the owner's: a file beside the document, or an https address. */
export interface Picture {
  src: string
  /** '' for decoration. */
  alt: string
  /** In px, so that nothing moves while it loads. */
  width: number
  height: number
}

export interface VideoBackground {
  type: 'self-hosted' | 'youtube' | 'image'
  /** Self-hosted: addresses by format. */
  source?: { mp4?: string; webm?: string; ogv?: string }
  /** YouTube: the id of the video. */
  youtube?: string
  poster?: string
}

export const SECTION_LOOKS = ['plain', 'soft', 'ink', 'accent', 'picture', 'video'] as const

export interface Section {
  id: string
  look: (typeof SECTION_LOOKS)[number]
  /** Height of the section: a menu is `bar`, the first section usually `tall`. */
  size: 'bar' | 'normal' | 'tall'
  align: 'start' | 'center'
  /** The row's columns are rows of the same kind, for instance cards. */
  cards: boolean
  /** Behind the content, for the looks `picture` and `video`. */
  picture?: Picture
  video?: VideoBackground
  columns: Column[]
}

export interface Column {
  /** Share of twelve; columns stand below each other on a phone. */
  span: number
  /** Stands out by a background of its own, for instance around a form. */
  box?: boolean
  elements: Element[]
}

/** Properties that every element may have. */
export interface Common {
  /** Unique in the page. Actions and variants name it. */
  id: string
  /** The name that presses are counted by. */
  name?: string
  hidden?: boolean
  action?: Action
}

export type Action =
  | { do: 'open-link'; to: string; newTab?: boolean }
  | { do: 'submit-form' }
  | { do: 'open-popup'; popup: string }
  | { do: 'close-popup' }
  | { do: 'show-elements' | 'hide-elements'; elements: string[] }
  | { do: 'mark-campaign-complete' }

export type Element = Common & Content

export type Content =
  | { type: 'eyebrow'; text: string }
  | { type: 'heading'; level: 1 | 2 | 3; text: string }
  /** An empty line begins a new paragraph. */
  | { type: 'text'; text: string; look?: 'lead' | 'small' }
  | { type: 'button'; text: string; look: 'main' | 'quiet' | 'link' }
  | { type: 'picture'; picture: Picture; look?: 'plain' | 'frame' | 'portrait' }
  | { type: 'video'; video: VideoBackground }
  | { type: 'list'; items: string[]; look: 'plain' | 'ticks' | 'numbers' }
  | { type: 'figures'; items: { figure: string; text: string }[] }
  | { type: 'schedule'; items: { time: string; text: string; note?: string }[] }
  | { type: 'quote'; text: string; by: string; picture?: Picture }
  | { type: 'price'; amount: string; per?: string; note?: string }
  | { type: 'questions'; items: { question: string; answer: string }[] }
  | {
      type: 'menu'
      brand: string
      logo?: Picture
      links: { text: string; to: string }[]
      button?: { text: string; action: Action }
    }
  | {
      type: 'countdown'
      /** Local time in `zone`; or a duration from each visitor's first look, in seconds. */
      end?: string
      zone?: string
      seconds?: number
      largest: 'days' | 'hours' | 'minutes'
      atEnd:
        | { do: 'nothing' }
        | { do: 'open-url'; to: string }
        | { do: 'show-elements' | 'hide-elements'; elements: string[] }
    }
  | {
      type: 'form'
      /** `lead`: the answers become a lead in the desk; `ajax`: they are sent to `to`, and its answer is shown. */
      kind: 'lead' | 'ajax'
      to?: string
      method?: 'get' | 'post'
      fields: FormField[]
      button: string
      /** The visitor reads this once a lead is sent. */
      thanks?: string
      answer: 'below' | 'toast'
    }
  /** A note that moves into an article: above it, below it, or after a paragraph. */
  | {
      type: 'widget'
      option: string
      place: 'top' | 'bottom' | 'after_x_paragraph'
      paragraph?: number
      elements: Element[]
    }
  | { type: 'article'; paragraphs: string[] }
  | { type: 'divider' }

export interface FormField {
  name: string
  label: string
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'number'
    | 'url'
    | 'date'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'consent'
    | 'file'
    | 'hidden'
  required: boolean
  placeholder?: string
  /** Options of a select, radio or checkbox group. */
  options?: string[]
  value?: string
}

export interface DocumentPopup {
  /** Unique in the page; what actions name. */
  id: string
  /** Name in the desk. */
  name: string
  show: {
    trigger: 'none' | 'mouse_exits' | 'after_page_load' | 'vertical_scroll'
    delay?: number
    scroll?: { trigger: 'pixel' | 'percentage' | 'end_post'; pixel?: number; percentage?: number; element?: string }
  }
  after: { action: 'keep_showing' | 'never_show' | 'hide_x_day'; daysToHide?: number }
  position: Position
  cover: boolean
  animation:
    | 'default'
    | `slide_in_${'left' | 'right' | 'top' | 'bottom'}`
    | `swoosh_${'left' | 'right'}`
    | `splash_${'left' | 'right'}`
  close: { position: 'none' | 'inside' | 'outside'; corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' }
  hideMobile: boolean
  hideDesktop: boolean
  /** Px. */
  width: number
  columns: Column[]
}

interface DocumentToast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  message: string
  /** Seconds after which it appears. */
  after: number
}
