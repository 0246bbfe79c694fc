/** All steps are as high as the tallest one, so that nothing moves when one takes the place of another. */
import { guard, type Stop } from '../../../shared/page/platform/dom'
import { STEP } from './marks'

const shareHeight = (steps: HTMLElement[]): void => {
  const hidden = steps.filter((step) => step.hidden)
  for (const step of steps) {
    step.hidden = false
    step.style.minHeight = ''
  }
  const height = Math.max(...steps.map((step) => step.offsetHeight))
  for (const step of steps) step.style.minHeight = `${height}px`
  for (const step of hidden) step.hidden = true
}

/** Once the form is laid out, and whenever it gets another width. */
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
  return () => observer.disconnect()
}
