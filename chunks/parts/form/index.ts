/** Draws the forms of a template. */
import type { Components } from '../../core/ui/index'
import { Field } from './field'
import { Form } from './form'
import css from './form.css?inline'
import { hold } from './hold'

export const components: Components = { 'data-wisp-form': Form, 'data-wisp-field': Field }
export { css, hold }
