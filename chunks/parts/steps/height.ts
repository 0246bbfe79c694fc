/** All steps are as high as the tallest one, so that nothing moves when one takes the place of another. */
import { guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { STEP } from './marks'

const shareHeight = (steps: HTMLElement[]): void => {
  const hiddenSteps = steps.filter((step) => step.hidden)
  for (const step of steps) {
    step.hidden = false
    step.style.minHeight = ''
  }
  const height = Math.max(...steps.map((step) => step.offsetHeight))
  for (const step of steps) step.style.minHeight = `${height}px`
  for (const step of hiddenSteps) step.hidden = true
}

/**
 * Measures before the form is painted, and whenever its width changes. A popup that opens is laid out at the end of this task. An
 * observer is called only with the first frame, and browsers count a change in that frame as a layout shift.
 */
export const watchHeight = (form: HTMLElement): Stop => {
  let lastWidth = 0
  const measure = (): void => {
    const width = form.clientWidth
    if (!width || width === lastWidth) return
    lastWidth = width
    shareHeight([...form.querySelectorAll<HTMLElement>(`[${STEP}]`)])
  }
  const observer = new ResizeObserver(() => guard(measure))
  observer.observe(form)
  measure()
  reportRejection(Promise.resolve().then(measure))
  return () => observer.disconnect()
}
