import { after, afterPaint, on, type Stop } from '../../shared/dom'
import type { Live, Marked } from '../ui/index'

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
    pressed?.requestSubmit()
  }
  const press = (form?: HTMLFormElement): void => {
    attach(form).catch(() => after(RETRY, () => over || press(form)))
  }
  const waiting = on(root, 'submit', ({ target }) => press(target as HTMLFormElement))
  const stop = afterPaint(press)
  return () => {
    over = true
    stop()
    waiting()
    detach?.()
  }
}
