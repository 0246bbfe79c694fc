/** The form of one opening: what its presses and leads mean while it has further steps. */
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

/** What a check finds only now, as one whose list has come late, may stand in a step that was passed. */
const goToProblem = (steps: FormSteps): void => {
  const wrong = steps.form()?.querySelector<HTMLElement>(`[${STEP}][hidden] [aria-invalid=true]:enabled`)
  if (!wrong) return
  steps.go(nameOf(wrong.closest(`[${STEP}]`) as Element))
  wrong.focus({ preventScroll: true })
}

/** Shows what the answers show, whenever they or the screen change. */
const watchAnswers = (root: ShadowRoot, steps: FormSteps, saved: SavedLead): Stop => {
  let measured: HTMLElement | undefined
  let stopMeasuring: Stop = () => {}
  const refresh = (): void => {
    steps.refresh()
    goToProblem(steps)
    saved.keepAgain()
    const form = steps.form()
    if (form === measured) return
    stopMeasuring()
    measured = form
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

/** A press beside the form that counts as a conversion: no form gives a lead without anything in it. */
const isPress = ({ extraFields, fields, gestures }: Lead): boolean =>
  gestures === undefined && !extraFields.length && !Object.keys(fields).length

export interface Opening extends Pick<PopupContext, 'convert' | 'keep'> {
  live: Live
  steps: FormSteps
  next(to: string | undefined): void
  back(): void
  /** To another screen. */
  leave(): void
  /** The form has made a lead; true if that was only a step. */
  passed(): boolean
  close(): void
  hold(): Stop
}

/** @param outbox as it is without steps */
export const createOpening = (live: Live, outbox: PopupContext): Opening => {
  const { converted, root } = live
  const steps = createFormSteps(live)
  const saved = createSavedLead(outbox, steps, converted)
  const passing = createPassing(steps, saved)
  let isClosing = false
  let leadId: string | undefined
  /** A form that is drawn again, as its screen comes into view once more, goes on with the same lead. */
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
      if (isPress(lead)) return saved.press(lead, isClosing)
      if (!passing.isOwn()) return outbox.convert(lead)
      join(lead)
      if (!passing.isUnderWay()) {
        leadId = undefined
        return saved.complete(lead)
      }
      if (!isClosing) saved.checked(lead)
      // The popup is closed while the form waits for its checks.
      else saved.sendPart(lead)
    },
    keep(lead) {
      if (!passing.isOwn()) return outbox.keep(lead)
      join(lead)
      saved.keep(lead, !passing.isUnderWay())
    },
    passed() {
      const isStep = passing.isUnderWay()
      if (isStep) passing.end()
      return isStep
    },
    close() {
      isClosing = true
      saved.send(true)
    },
    hold() {
      live.converted = () => {
        if (!passing.isUnderWay()) converted()
      }
      return all([
        saved.stop,
        passing.stop,
        watchAnswers(root, steps, saved),
        watchPresses(root, steps, () => passing.begin(undefined)),
        on(root, 'submit', (event) => passing.submit(event), true),
        on(document, 'visibilitychange', () => {
          if (doc.hidden) saved.send()
        }),
      ])
    },
  }
}
