import type { PopupType } from '../shared/model/popup-type'
import type { Language } from '../shared/model/text'
import type { Theme } from '../shared/model/theme'

export type { Theme }

export interface TemplateProps<Text extends string> {
  /** Every text by name: a `{{slot}}` in the library, the words themselves in a finished popup. */
  t: Record<Text, string>
  language: Language
}

/** A design: its words, its colours, and what it draws of them. */
export interface Design<Text extends string = string> {
  type: PopupType
  /** Reference size in px; 0 follows the content. */
  size: { width: number; height: number }
  texts: Record<Language, Record<Text, string>>
  theme: Theme
  Template: (props: TemplateProps<Text>) => React.ReactElement
}
