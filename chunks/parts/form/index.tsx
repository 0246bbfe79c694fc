/** Draws the forms of a template. */
import type { Components } from '../../core/ui/index'
import { Field } from './field'
import './form.css'
import type { Marked } from '../../core/ui/index'
import { hold } from './hold'

/** The form, with a honeypot field that only bots fill in: it has no name, and password managers are told to leave it alone. */
const Form = ({ element }: Marked) => (
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

export const components: Components = { 'data-wisp-form': Form, 'data-wisp-field': Field }
export { hold }
export const css = import.meta.wispCss
