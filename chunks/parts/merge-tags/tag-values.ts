import type { PopupContext } from '../../../shared/page/model/popup-context'

/** Functions that give the values of merge tags, called only for tags in use; '' or undefined if a value is unknown. */
export type TagValues = (context: PopupContext) => Record<string, () => string | undefined>
