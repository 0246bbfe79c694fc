/** What draws the forms of a template. */
import type { Components } from '../ui/index'
import { Field } from './field'
import { Form, hold } from './form'
import css from './form.css?inline'

export const components: Components = { 'data-wisp-form': Form, 'data-wisp-field': Field }
export { css, hold }
