/** The rules of popups that a page of a page-builder describes itself. */
import { type PagePopupRule, pagePopupOf } from '../../../../shared/page/model/page-popup'
import { decodeShown, SHOWN_POPUPS_KEY, shownAt } from '../../../../shared/page/storage/shown'
import { readShared } from '../../../../shared/page/storage/storage'
import type { Facts, RuleWords } from './rule'
import { count } from './text'
import { DAY_MS, isMoment, moment, since } from './time'

/** When it was shown last, as the browser has stored it. */
const lastShown = (option: string, { storage }: Pick<Facts, 'storage'>): number =>
  shownAt(decodeShown(readShared(storage, SHOWN_POPUPS_KEY)), option)

const hiddenOnDevice: RuleWords = {
  title: 'Device',
  says(campaign, _facts, objects) {
    const { hideDesktop, hideMobile } = pagePopupOf(campaign) ?? {}
    if (hideDesktop && hideMobile) return 'it is hidden on phones and on desktops'
    if (!hideDesktop && !hideMobile) return
    const onPhone = Boolean(hideMobile) === objects
    return `it is hidden on ${hideMobile ? 'phones' : 'desktops'}, and this counts as a ${onPhone ? 'phone' : 'desktop'}`
  },
}

const neverAgain: RuleWords = {
  title: 'Never again',
  says(campaign, facts, objects) {
    const { after, option = '' } = pagePopupOf(campaign) ?? {}
    if (after !== 'never_show') return
    if (!objects) return 'it shows once to each visitor, and was not shown on this browser yet'
    return `it shows once to each visitor, and was shown ${since(lastShown(option, facts), facts.visitor.now())}`
  },
}

const again = (option: string, days: number, facts: Facts): number => lastShown(option, facts) + days * DAY_MS

const hiddenForDays: RuleWords = {
  title: 'Hidden for days',
  until(campaign, facts) {
    const { days = 0, option = '' } = pagePopupOf(campaign) ?? {}
    return again(option, days, facts)
  },
  says(campaign, facts, objects) {
    const { after, days = 0, option = '' } = pagePopupOf(campaign) ?? {}
    if (after !== 'hide_x_day') return
    const plan = `it stays away for ${count(days, 'day')} after it was shown`
    const lastTime = lastShown(option, facts)
    const now = facts.visitor.now()
    if (!isMoment(lastTime) || lastTime > now)
      return `${plan}, and ${objects ? 'was shown on this page' : 'was not shown on this browser yet'}`
    const next = again(option, days, facts)
    return `${plan}, and was shown ${since(lastTime, now)}${objects && isMoment(next) ? `; it may show again ${moment(next, now)}` : ''}`
  },
}

const shownInView: RuleWords = {
  title: 'Shown already',
  says: (_campaign, _facts, objects) =>
    objects ? 'it was shown already since this page was opened' : 'it shows once in each view of the page',
}

const absent: RuleWords = {
  title: 'In the page',
  says: (_campaign, _facts, objects) => (objects ? 'its element is not on the page any more' : undefined),
}

export const PAGE_POPUPS: Record<PagePopupRule, RuleWords> = {
  absent,
  hiddenOnDevice,
  neverAgain,
  hiddenForDays,
  shownInView,
}
