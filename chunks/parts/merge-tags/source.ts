import type { PopupContext } from '../../../shared/model/popup-context'

/** What tags stand for, each asked when a text has it; '' or undefined where that is not known here. */
export type Source = (context: PopupContext) => Record<string, () => string | undefined>
