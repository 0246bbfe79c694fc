import type { Marked } from '../../core/ui/index'

/** The form, with a honeypot field that only bots fill in. */
export const Form = ({ element }: Marked) => (
  <>
    {element}
    <span className="wisp-hidden" aria-hidden="true">
      <input name="website" data-wisp-trap="" autoComplete="off" tabIndex={-1} />
    </span>
  </>
)
