/** Passes steps: the form checks all fields up to there, and makes a lead of them, which is only saved. */
import { after, type Stop } from '../../../shared/page/platform/dom'
import { submitForm } from '../../core/ui/index'
import type { FormSteps } from './form-steps'
import { SUBMIT } from './marks'
import type { SavedLead } from './saved-lead'

/** A little longer than the form ignores further presses as accidental (`COOL_DOWN_MS` in popup/submit/press.ts). */
const COOL_DOWN_MS = 1_100

export const createPassing = (steps: FormSteps, savedLead: SavedLead) => {
  /** The press by which the visitor goes on, instead of sending the form. Without `to`, it leads nowhere any more. */
  let press: { to?: string } | undefined
  /** True if the last press was in the form with steps, and not in another form of the popup. */
  let isOwn = false
  /** True while the form has a step to check. The visitor may go back meanwhile, and pass steps that need no check. */
  let isStep = false
  let freeAt = 0
  let stopWait: Stop = () => {}
  const pass = (): void => {
    const to = press?.to
    press = undefined
    savedLead.save(steps.form())
    if (to !== undefined) steps.go(to)
  }
  const begin = (to: string | undefined): void => {
    stopWait()
    press = to === undefined ? undefined : { to }
    // Without a step to go to, the visitor sends the form: what it checks now is the whole, and no step.
    isStep &&= !!press
  }
  return {
    begin,
    isOwn: (): boolean => isOwn,
    isUnderWay: (): boolean => isOwn && isStep,
    /** The visitor goes elsewhere: what the form still checks is saved as a step that leads nowhere, also after a press that sends it. */
    cancel(): void {
      stopWait()
      if (!isOwn) return
      press = {}
      isStep = true
      savedLead.reopen()
    },
    /** The form has checked the fields. */
    end(): void {
      freeAt = performance.now() + COOL_DOWN_MS
      isStep = false
      pass()
    },
    /**
     * Steps with only choices pass without a check. The form ignores presses within a second after a lead, so it gets them when
     * that second is over.
     */
    submit(event: Event): void {
      const form = steps.form()
      if (event.target !== form) {
        // While one form waits for its checks, presses of others are ignored.
        isOwn &&= form?.ariaBusy === 'true'
        return
      }
      isOwn = true
      const step = steps.current()
      // The form tries again what it could not check before. Its step has been left since, so it leads nowhere.
      if (!press && isStep) press = {}
      // A button that stands beside all steps sends the last one, and goes on from the others.
      else if (!press && !step?.querySelector(SUBMIT)) begin(steps.after())
      const isChecked = press?.to !== undefined && steps.isOnlyChosen() && !(step && savedLead.hadText(step))
      const wait = freeAt - performance.now()
      if (!isChecked && wait <= 0) {
        isStep = !!press
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      stopWait()
      if (isChecked) pass()
      else stopWait = after(wait, () => submitForm(form))
    },
    stop: () => stopWait(),
  }
}
