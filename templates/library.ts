import type { PopupType } from '../shared/model/popup-type'
import type { Language } from '../shared/model/text'
import type { Theme } from '../shared/model/theme'

export type { Theme }

export interface TemplateProps<Text extends string> {
  /** The texts by name: `{{slot}}` placeholders in the library, real texts in a finished popup. */
  t: Record<Text, string>
  language: Language
}

/** A design: its texts, its colours, and the component that draws it. */
export interface Design<Text extends string = string> {
  type: PopupType
  /** Reference size in px; 0: as high as the content. */
  size: { width: number; height: number }
  texts: Record<Language, Record<Text, string>>
  theme: Theme
  Template: (props: TemplateProps<Text>) => React.ReactElement
}
