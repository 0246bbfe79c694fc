/** The form of a popup that is open: decides whether a press or a lead of the form is a step or the whole form. */
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { Lead } from '../../../shared/page/visit/lead'
import { type Live, submitForm } from '../../core/ui/index'
import { createFormSteps, type FormSteps } from './form-steps'
import { watchHeight } from './height'
import { STEP } from './marks'
import { createPassing } from './passing'
import { watchPresses } from './presses'
import { createSavedLead, type SavedLead } from './saved-lead'
import { nameOf } from './way'

/** Goes back to a step that was passed if a check, such as one whose list has come late, finds a problem there only now. */
const goToProblem = (steps: FormSteps): void => {
  const invalidControl = steps.form()?.querySelector<HTMLElement>(`[${STEP}][hidden] [aria-invalid=true]:enabled`)
  if (!invalidControl) return
  steps.go(nameOf(invalidControl.closest(`[${STEP}]`) as Element))
  invalidControl.focus({ preventScroll: true })
}

/** Updates the elements that show, whenever an answer or the screen changes. */
const watchAnswers = (root: ShadowRoot, steps: FormSteps, savedLead: SavedLead): Stop => {
  let measuredForm: HTMLElement | undefined
  let stopMeasuring: Stop = () => {}
  const refresh = (): void => {
    steps.refresh()
    goToProblem(steps)
    savedLead.keepAgain()
    const form = steps.form()
    if (form === measuredForm) return
    stopMeasuring()
    measuredForm = form
    if (form) stopMeasuring = watchHeight(form)
  }
  const observer = new MutationObserver(() => guard(refresh))
  observer.observe(root, { childList: true, subtree: true })
  refresh()
  return all([
    () => observer.disconnect(),
    () => stopMeasuring(),
    on(root, 'input', refresh),
    on(root, 'change', refresh),
  ])
}

/** True for the conversion of a press beside the form: a form gives no lead without any values. */
const isPress = ({ extraFields, fields, gestures }: Lead): boolean =>
  gestures === undefined && !extraFields.length && !Object.keys(fields).length

export interface Opening extends Pick<PopupContext, 'convert' | 'keep'> {
  live: Live
  steps: FormSteps
  next(to: string | undefined): void
  back(): void
  /** The visitor goes to another screen. */
  leave(): void
  /** Ends the step that is being passed, after the form has made a lead; false if the lead is the whole form. */
  endStep(): boolean
  close(): void
  hold(): Stop
}

/** @param outbox the context of the popup, in which each lead is a whole one */
export const createOpening = (live: Live, outbox: PopupContext): Opening => {
  const { converted, root } = live
  const steps = createFormSteps(live)
  const savedLead = createSavedLead(outbox, steps, converted)
  const passing = createPassing(steps, savedLead)
  let isClosing = false
  let leadId: string | undefined
  /** A form is drawn again when its screen comes back into view. It goes on with the same lead. */
  const join = (lead: Lead): void => {
    leadId ??= lead.submissionId
    lead.submissionId = leadId
  }
  return {
    live,
    steps,
    next(to) {
      passing.begin(steps.after(to))
      submitForm(steps.form())
    },
    back() {
      passing.cancel()
      steps.back()
    },
    leave: passing.cancel,
    async convert(lead) {
      if (isPress(lead)) return savedLead.press(lead, isClosing)
      if (!passing.isOwn()) return outbox.convert(lead)
      join(lead)
      if (!passing.isUnderWay()) {
        leadId = undefined
        return savedLead.complete(lead)
      }
      if (!isClosing) savedLead.accept(lead)
      // The popup was closed while the form waited for its checks.
      else savedLead.sendPart(lead)
    },
    keep(lead) {
      if (!passing.isOwn()) return outbox.keep(lead)
      join(lead)
      savedLead.keep(lead, !passing.isUnderWay())
    },
    endStep() {
      const isStep = passing.isUnderWay()
      if (isStep) passing.end()
      return isStep
    },
    close() {
      isClosing = true
      savedLead.send(true)
    },
    hold() {
      live.converted = () => {
        if (!passing.isUnderWay()) converted()
      }
      return all([
        savedLead.stop,
        passing.stop,
        watchAnswers(root, steps, savedLead),
        watchPresses(root, steps, () => passing.begin(undefined)),
        on(root, 'submit', (event) => passing.submit(event), true),
        on(document, 'visibilitychange', () => {
          if (doc.hidden) savedLead.send()
        }),
      ])
    },
  }
}
