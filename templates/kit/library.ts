import type { PictureSlot } from '../../shared/model/pictures'
import type { PopupType } from '../../shared/model/popup-type'
import type { Language } from '../../shared/model/text'
import type { Theme } from '../../shared/model/theme'

export type { Theme }

export interface TemplateProps<Text extends string> {
  /** The texts by name: `{{slot}}` placeholders in the library, real texts in a finished popup. */
  t: Record<Text, string>
  language: Language
}

/** What the file of a design exports: its texts, its colours, and the component that draws it. */
export interface DrawnDesign<Text extends string = string> {
  /** Reference size in px; 0: as high as the content. */
  size: { width: number; height: number }
  texts: Record<Language, Record<Text, string>>
  theme: Theme
  /** Where the owner's own pictures can take the place of what it draws. */
  pictures?: Record<string, PictureSlot>
  Template: (props: TemplateProps<Text>) => React.ReactElement
}

/** A design with what the name of its file says. */
export interface Design extends DrawnDesign {
  type: PopupType
  /** Its number among the formats of its type (specification, section 1). */
  format?: number | undefined
}
