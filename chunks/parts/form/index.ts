/** Draws the forms of a template. */
import type { Components } from '../../core/ui/index'
import { Field } from './field'
import { Form } from './form'
import './form.css'
import { hold } from './hold'

export const components: Components = { 'data-wisp-form': Form, 'data-wisp-field': Field }
export { hold }
export const css = import.meta.wispCss
