/** Gives a lead away, and what the visitor then sees (specification, section 4: submission sequence). */

import type { FormWords } from '../../../shared/model/text'
import { after, all, type Stop } from '../../../shared/platform/dom'
import type { Lead } from '../../../shared/reporting/lead'
import { type Live, partsOf } from '../../core/ui/index'
import { tellWhileKept } from './kept'
import type { LeadAway } from './lead-away'
import { soon } from './soon'

/** Seconds that a thank screen stays where its owner did not say… */
const stayOf = ({ design, context }: Live): number =>
  design.thanksAutoClose ?? (context.popup.type === 'embedded' ? 600 : 60)
/** …that the button's own thanks are seen, of a lead popup and of any other, and where the visitor is led away. */
const LEAD_STAY = 2
const SHORT_STAY = 1
const LED_AWAY = 0.1

/** The button itself says what became of the press, where no other screen does. */
const sayOnButton = (form: HTMLFormElement, text: string): void => {
  const button = form.querySelector('button:not([type=button]),[data-wisp-action=submit]')
  if (button) button.textContent = text
}

/** Then it closes by itself. */
const thank = async (
  form: HTMLFormElement,
  live: Live,
  words: FormWords,
  given: Lead,
  lead: () => Promise<boolean>,
): Promise<Stop> => {
  const { close, context, design, go, say, screen, screens } = live
  const closeAfter = (seconds: number): Stop => after(seconds * 1000, () => close('auto'))
  if (design.thanks && screens.includes('thanks') && screen() !== 'thanks') {
    go('thanks')
    return all([closeAfter(stayOf(live)), tellWhileKept(live, given)])
  }
  sayOnButton(form, words.sent)
  say(words.sent)
  return closeAfter((await lead()) ? LED_AWAY : context.popup.target === 'lead' ? LEAD_STAY : SHORT_STAY)
}

/** Resolves with what ends the thanks early, where it is we who thank. */
export const give = async (
  form: HTMLFormElement,
  live: Live,
  words: FormWords,
  given: Lead,
  lead: LeadAway,
): Promise<Stop | undefined> => {
  const { context, converted, preview } = live
  const sent = context.convert(given)
  converted()
  if (partsOf(context).some(({ submitted }) => submitted?.(live, { lead: given, sent }))) return
  if (preview) {
    sayOnButton(form, preview.refused)
    return
  }
  // A call that fails, or takes its time, keeps nobody from their thanks: the lead is safe by now.
  const receipt = await soon(sent)
  return thank(form, live, words, given, () => lead(given, receipt))
}
