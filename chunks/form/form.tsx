import { all, on, type Stop, settle } from '../../shared/dom'
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

/** What comes after the drawing is fetched beside it. A press that is quicker waits for it. */
export const hold = (live: Live): Stop => {
  const { root, context } = live
  let pressed: EventTarget | null = null
  let over = false
  const waiting = on(root, 'submit', ({ target }) => {
    pressed = target
  })
  const stops = [
    waiting,
    () => {
      over = true
    },
  ]
  const attach = async (): Promise<void> => {
    const { attach } = await context.page.load<Submitting>('submit')
    waiting()
    if (over) return
    stops.push(attach(live))
    ;(pressed as HTMLFormElement | null)?.requestSubmit()
  }
  settle(attach())
  return all(stops)
}
