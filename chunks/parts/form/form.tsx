import type { Marked } from '../../core/ui/index'

/** The form, with a honeypot field that only bots fill in: it has no name, and password managers are told to leave it alone. */
export const Form = ({ element }: Marked) => (
  <>
    {element}
    <span className="wisp-hidden" aria-hidden="true">
      <input
        data-wisp-trap=""
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
        tabIndex={-1}
      />
    </span>
  </>
)
