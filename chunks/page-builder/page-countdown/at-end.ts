/** Does what a countdown asks for at its end. A script that the page names for it is never run. */
import { conceal, reveal } from '../../../shared/page/platform/conceal'
import { doc } from '../../../shared/page/platform/safe-dom'
import { webUrl } from '../../../shared/page/platform/safe-url'
import { isListed } from '../../../shared/wire/page/hosts'
import type { PageCountdown } from '../../../shared/wire/page/page-builder/countdown'
import { settingsOf } from '../../../shared/wire/page/site/settings'

/** Some builders write the whole address percent-encoded. */
const decoded = (address: string): string => {
  try {
    return /^([a-z]+%3a|%2f)/i.test(address) ? decodeURIComponent(address) : address
  } catch {
    return address
  }
}

/**
 * In the same tab, as browsers block windows that nobody has pressed for. If the time was up before the visitor came,
 * this page leaves no entry in the history, or going back would lead here and away again.
 */
const open = (address: string, wasOver: boolean): void => {
  const url = webUrl(decoded(address))
  // A page that opens itself would do so for ever.
  if (!url || !isListed(url, settingsOf('page', '')) || url.href.split('#')[0] === location.href.split('#')[0]) return
  if (wasOver) location.replace(url)
  else location.assign(url)
}

/** The elements that it shows or hides. */
const elementsOf = ({ atEnd, target }: PageCountdown): HTMLElement[] =>
  atEnd.endsWith('-elements') ? target.split(/[\s,]+/).flatMap((id) => (id && doc.getElementById(id)) || []) : []

/** @param wasOver the countdown had ended before the visitor saw it */
export const actAtEnd = (countdown: PageCountdown, wasOver: boolean): void => {
  const { atEnd, target } = countdown
  if (atEnd === 'open-url') open(target, wasOver)
  for (const each of elementsOf(countdown)) atEnd === 'hide-elements' ? conceal(each) : reveal(each)
}
