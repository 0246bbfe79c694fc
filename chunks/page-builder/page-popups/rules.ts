/** Decides whether a popup of a page may show (specification, section 4). Rules of the server's popups do not apply to it. */
import { idOf, type PagePopup, type PagePopupRule } from '../../../shared/page/model/page-popup'
import type { Rule } from '../../../shared/page/model/rules'
import { shownAt } from '../../../shared/page/storage/shown'
import type { Storage } from '../../../shared/page/storage/storage'
import { isPhone } from '../../../shared/wire/page/page-builder/popup-option'
import { shownList, wasShownInView } from './record'

const DAY_MS = 86_400_000

type Make = (popup: PagePopup, storage: Storage) => Rule

const hiddenOnDevice: Make =
  ({ hideDesktop, hideMobile }) =>
  () =>
    isPhone() ? hideMobile : hideDesktop

/** Once is enough, even if the time is unreadable. */
const neverAgain: Make =
  ({ after, option }, storage) =>
  () =>
    after === 'never_show' && Object.hasOwn(shownList(storage), option)

/** Full days. A time in the future, or one that cannot be read, counts as never shown. */
const hiddenForDays: Make =
  ({ after, days, option }, storage) =>
  (_campaign, visitor) => {
    const passed = visitor.now() - shownAt(shownList(storage), option)
    return after === 'hide_x_day' && passed >= 0 && passed < days * DAY_MS
  }

const shownInView: Make = (popup) => () => wasShownInView(idOf(popup))

/** `absent` is the rule of the popup's element, which comes and goes. */
const RULE_MAKERS: Record<Exclude<PagePopupRule, 'absent'>, Make> = {
  hiddenOnDevice,
  neverAgain,
  hiddenForDays,
  shownInView,
}

export const rulesOf = (popup: PagePopup, storage: Storage): Record<string, Rule> =>
  Object.fromEntries(Object.entries(RULE_MAKERS).map(([name, make]) => [name, make(popup, storage)]))
