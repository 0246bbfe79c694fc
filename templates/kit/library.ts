import type { PictureSlot } from '../../shared/model/pictures'
import type { PopupType } from '../../shared/model/popup-type'
import type { SampleLanguage } from '../../shared/model/text'
import type { Theme } from '../../shared/model/theme'

export type { Theme }

export interface TemplateProps<Text extends string> {
  /** The texts by name: `{{slot}}` placeholders in the library, real texts in a finished popup. */
  t: Record<Text, string>
  language: SampleLanguage
}

/** A place for a picture, with the photograph that fills it until the owner has one. */
interface DrawnSlot extends Omit<PictureSlot, 'photo'> {
  /** A name in `templates/photos/`; without one, the design has a drawing there. */
  photo?: string
  /** The point of the photograph that must stay in sight, in percent. */
  focus?: { x: number; y: number }
}

/** The purposes of designs; the gallery filters by them. */
export const USES = [
  'welcome',
  'newsletter',
  'sale',
  'free-delivery',
  'cart',
  'back-in-stock',
  'waitlist',
  'event',
  'guide',
  'contact',
  'survey',
  'rating',
  'quiz',
  'callback',
  'appointment',
  'app',
  'referral',
  'products',
  'seen',
  'holiday',
  'social',
  'announcement',
  'age',
  'donation',
  'hiring',
  'story',
  'gift',
  'loyalty',
  'orders',
  'country',
  'game',
] as const

/** The exports of a design's file: its texts, the brand that it was made for, and the component that draws it. */
export interface DrawnDesign<Text extends string = string> {
  /** Reference size in px; 0: as high as the content. */
  size: { width: number; height: number }
  /** The purposes of the design. */
  uses: readonly (typeof USES)[number][]
  /**
   * Texts that state facts: offers, codes, prices, dates, hours, counts, ratings, names. The design has samples of its invented
   * firm; an import asks for the owner's own.
   */
  facts?: readonly string[]
  /** Texts in place of facts that an owner does not state, where the design would have no heading, or a control no name. */
  unstated?: Record<SampleLanguage, Record<string, string>>
  texts: Record<SampleLanguage, Record<Text, string>>
  /** The design's look, if a popup file says nothing else: a name in `templates/brands/`. */
  brand: string
  /** In place of the brand's colours. */
  theme?: Partial<Theme>
  /** Where the owner's own pictures can take the place of what it draws. */
  pictures?: Record<string, DrawnSlot>
  Template: (props: TemplateProps<Text>) => React.ReactElement
}

/** A design with what the name of its file says. */
export interface Design extends Omit<DrawnDesign, 'theme'> {
  type: PopupType
  theme: Theme
  /** The design's number among the formats of its type (specification, section 1). */
  format?: number | undefined
}
