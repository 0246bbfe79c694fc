import type { Marked } from '../../core/ui/index'

/** The form, and the trap in it that only a bot falls into. */
export const Form = ({ element }: Marked) => (
  <>
    {element}
    <span className="wisp-hidden" aria-hidden="true">
      <input name="website" data-wisp-trap="" autoComplete="off" tabIndex={-1} />
    </span>
  </>
)
