import { after, afterPaint, all, on, type Stop } from '../../shared/dom'
import { type Live, type Marked, submitForm } from '../ui/index'

/** What the submit chunk exports: everything that happens to a form once somebody uses it. */
export interface Submitting {
  attach(live: Live): Stop
}

/** The form, and the trap in it that only a bot falls into. */
export const Form = ({ element }: Marked) => (
  <>
    {element}
    <span className="wisp-hidden" aria-hidden="true">
      <input name="website" data-wisp-trap="" autoComplete="off" tabIndex={-1} />
    </span>
  </>
)

/** Milliseconds before what could not be fetched is asked for again. */
const RETRY = 3_000

/**
 * A sandboxed frame may be forbidden to submit forms: the browser then tells nobody of the press, and complains on the console
 * (https://html.spec.whatwg.org/#form-submission-algorithm). Such a frame has no origin.
 */
const submitByHand = (event: Event): void => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button,input[type=submit]')
  if (origin !== 'null' || button?.type !== 'submit') return
  event.preventDefault()
  submitForm(button.form)
}

/** What comes after the drawing is fetched beside it. A press that is quicker waits for it, however long that takes. */
export const hold = (live: Live): Stop => {
  const { root, context } = live
  let detach: Stop | undefined
  let over = false
  const attach = async (pressed?: HTMLFormElement): Promise<void> => {
    const submitting = await context.page.load<Submitting>('submit')
    if (over) return
    waiting()
    detach ??= submitting.attach(live)
    submitForm(pressed)
  }
  const press = (form?: HTMLFormElement): void => {
    attach(form).catch(() => after(RETRY, () => over || press(form)))
  }
  const waiting = on(root, 'submit', ({ target }) => press(target as HTMLFormElement))
  const stop = all([afterPaint(press), on(root, 'click', submitByHand)])
  return () => {
    over = true
    stop()
    waiting()
    detach?.()
  }
}
