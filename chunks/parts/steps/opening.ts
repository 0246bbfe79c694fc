/** The form of one opening: what its presses and leads mean while it has further steps. */
import type { PopupContext } from '../../../shared/page/model/popup-context'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { Lead } from '../../../shared/page/visit/lead'
import { type Live, submitForm } from '../../core/ui/index'
import { createFormSteps, type FormSteps } from './form-steps'
import { watchHeight } from './height'
import { STEP } from './marks'
import { SUBMIT, watchPresses } from './presses'
import { createSavedLead, type SavedLead } from './saved-lead'
import { nameOf } from './way'

/** Milliseconds in which the form takes further presses for accidental, and some more. */
const COOL_DOWN_MS = 1_100

/** Steps that are passed: the form checks all fields up to there, and hands over what would be its lead. */
const createPassing = (steps: FormSteps, saved: SavedLead) => {
  /** The visitor has pressed to go on. */
  let goingTo: string | undefined
  let freeAt = 0
  const pass = (): void => {
    const form = steps.form()
    const target = goingTo
    goingTo = undefined
    if (target === undefined || !form) return
    saved.save(form)
    steps.go(target)
  }
  return {
    isUnderWay: (): boolean => goingTo !== undefined,
    begin(target: string | undefined): void {
      goingTo = target
    },
    /** The form has checked them. */
    end(): void {
      freeAt = performance.now() + COOL_DOWN_MS
      pass()
    },
    /** Choices need no check. The form itself would ignore what follows a lead within a second: it gets that afterwards. */
    submit(event: Event): void {
      const form = steps.form()
      if (event.target !== form) return
      // A button that stands beside all steps sends the last one, and goes on from the others.
      if (goingTo === undefined && !steps.current()?.querySelector(SUBMIT)) goingTo = steps.after()
      const isChecked = goingTo !== undefined && steps.isOnlyChosen()
      const wait = freeAt - performance.now()
      if (!isChecked && wait <= 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isChecked) pass()
      else after(wait, () => submitForm(form))
    },
  }
}

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
  const observer = new MutationObserver(refresh)
  observer.observe(root, { childList: true, subtree: true })
  refresh()
  return all([
    () => observer.disconnect(),
    () => stopMeasuring(),
    on(root, 'input', refresh),
    on(root, 'change', refresh),
  ])
}

export interface Opening {
  live: Live
  steps: FormSteps
  next(to: string | undefined): void
  back(): void
  convert(lead: Lead): ReturnType<PopupContext['convert']>
  keep(lead: Lead): void
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
  return {
    live,
    steps,
    next(to) {
      passing.begin(steps.after(to))
      submitForm(steps.form())
    },
    back() {
      passing.begin(undefined)
      steps.back()
    },
    async convert(lead) {
      if (!passing.isUnderWay()) return saved.complete(lead)
      if (!isClosing) saved.checked(lead)
      // The popup is closed while the form waits for its checks.
      else saved.sendPart(lead)
    },
    keep: (lead) => saved.keep(lead, !passing.isUnderWay()),
    passed() {
      const isStep = passing.isUnderWay()
      if (isStep) passing.end()
      return isStep
    },
    close() {
      isClosing = true
      saved.send()
    },
    hold() {
      live.converted = () => {
        if (!passing.isUnderWay()) converted()
      }
      return all([
        saved.stop,
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
