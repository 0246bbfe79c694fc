/** Steps that are passed: the form checks all fields up to there, and hands over what would be its lead. */
import { after, type Stop } from '../../../shared/page/platform/dom'
import { submitForm } from '../../core/ui/index'
import type { FormSteps } from './form-steps'
import { SUBMIT } from './marks'
import type { SavedLead } from './saved-lead'

/** Milliseconds in which the form takes further presses for accidental, and some more. */
const COOL_DOWN_MS = 1_100

export const createPassing = (steps: FormSteps, saved: SavedLead) => {
  /** The visitor has pressed to go on, not to send. Without `to`, the press leads nowhere any more. */
  let press: { to?: string } | undefined
  /** The last press was one of the form with steps. */
  let isOwn = false
  let freeAt = 0
  let stopWait: Stop = () => {}
  const pass = (): void => {
    const to = press?.to
    press = undefined
    saved.save(steps.form())
    if (to !== undefined) steps.go(to)
  }
  const begin = (to: string | undefined): void => {
    stopWait()
    press = to === undefined ? undefined : { to }
  }
  return {
    begin,
    isOwn: (): boolean => isOwn,
    isUnderWay: (): boolean => isOwn && !!press,
    /** The visitor goes elsewhere. What the form still checks stays a step. */
    cancel(): void {
      stopWait()
      if (press) press = {}
    },
    /** The form has checked them. */
    end(): void {
      freeAt = performance.now() + COOL_DOWN_MS
      pass()
    },
    /** Choices need no check. The form itself would ignore what follows a lead within a second: it gets that afterwards. */
    submit(event: Event): void {
      const form = steps.form()
      if (event.target !== form) {
        // While one form waits for its checks, presses of others are ignored.
        isOwn &&= form?.ariaBusy === 'true'
        return
      }
      isOwn = true
      const step = steps.current()
      // A button that stands beside all steps sends the last one, and goes on from the others.
      if (!press && !step?.querySelector(SUBMIT)) begin(steps.after())
      const isChecked = press?.to !== undefined && steps.isOnlyChosen() && !(step && saved.hadText(step))
      const wait = freeAt - performance.now()
      if (!isChecked && wait <= 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      stopWait()
      if (isChecked) pass()
      else stopWait = after(wait, () => submitForm(form))
    },
    stop: () => stopWait(),
  }
}
