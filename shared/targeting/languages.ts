import { chosen } from './choice'
import type { ServerRule, Setting } from './facts'
import type { Choice } from './visit-targeting'
import { selectionSays } from './words/selection'

interface Facts {
  /** The tag of the language that the visitor wants most; '' if unknown. */
  language(): string
}

/** `en` fits `en-GB` too, `en-GB` only itself. */
export const languages: ServerRule<Choice, Facts> = (setting, { language }) =>
  chosen(setting, (each) => `${language()}-`.toLowerCase().startsWith(`${each}-`.toLowerCase()))

export const languagesSetting: Setting<Choice, Facts> = {
  value: 'languages',
  title: 'Language',
  says: (setting, { language }) =>
    `${selectionSays(setting, 'to readers of ', String)}; ${language() ? `this browser asks for ${language()}` : 'this browser asks for no language'}`,
}
