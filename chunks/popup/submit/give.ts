/** Sends a lead and thanks the visitor (specification, section 4: submission sequence). */

import { after, all, type Stop } from '../../../shared/page/platform/dom'
import type { Lead } from '../../../shared/page/visit/lead'
import type { form as english } from '../../../shared/words/english'
import { type Live, partsOf } from '../../core/ui/index'
import type { FollowRedirect } from './follow-redirect'
import { showUnsentNote } from './unsent-note'

/** Milliseconds that a visitor waits for the network after submitting. */
const NETWORK_TIMEOUT_MS = 1_000

/** The promise's result; undefined if it fails or does not settle in time. */
const withTimeout = <T>(promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => void after(NETWORK_TIMEOUT_MS, () => resolve(undefined))),
  ])

/** Seconds until a thank-you screen closes. */
const thanksDuration = ({ design, context }: Live): number =>
  design.thanksAutoClose ?? (context.popup.type === 'embedded' ? 600 : 60)
/** Seconds until the popup closes if the button shows the thanks: lead popups, other popups, and with a redirect. */
const LEAD_CLOSE_SECONDS = 2
const CLOSE_SECONDS = 1
const REDIRECT_CLOSE_SECONDS = 0.1

/** Shows the result on the button if no other screen does. */
const setButtonText = (form: HTMLFormElement, text: string): void => {
  const button = form.querySelector('button:not([type=button]),[data-wisp-action=submit]')
  if (button) button.textContent = text
}

/** Shows the thank-you screen or text, then closes the popup after a time. */
const thank = async (
  form: HTMLFormElement,
  live: Live,
  words: typeof english,
  lead: Lead,
  redirect: () => Promise<boolean>,
): Promise<Stop> => {
  const { close, context, design, go, say, screen, screens } = live
  const closeAfter = (seconds: number): Stop => after(seconds * 1000, () => close('auto'))
  if (design.thanks && screens.includes('thanks') && screen() !== 'thanks') {
    go('thanks')
    return all([closeAfter(thanksDuration(live)), showUnsentNote(live, lead)])
  }
  setButtonText(form, words.sent)
  say(words.sent)
  return closeAfter(
    (await redirect()) ? REDIRECT_CLOSE_SECONDS : context.popup.target === 'lead' ? LEAD_CLOSE_SECONDS : CLOSE_SECONDS,
  )
}

/** Resolves with the stop of the thanks; undefined if a part or the preview handles the result instead. */
export const give = async (
  form: HTMLFormElement,
  live: Live,
  words: typeof english,
  lead: Lead,
  redirect: FollowRedirect,
): Promise<Stop | undefined> => {
  const { context, converted, preview } = live
  const delivery = context.convert(lead)
  converted()
  if (partsOf(context).some(({ submitted }) => submitted?.(live, { lead, sent: delivery }))) return
  if (preview) {
    setButtonText(form, preview.refused)
    return
  }
  // Thank the visitor even if the request fails or is slow: the lead is stored.
  const receipt = await withTimeout(delivery)
  return thank(form, live, words, lead, () => redirect(lead, receipt))
}
