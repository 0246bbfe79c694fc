// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { watchConditions } from '../../../../chunks/site/site-conditions/conditions'
import type { ContactField } from '../../../../server/forms/form'
import { formHtml } from '../../../../server/forms/render/html'
import { hiddenIn, readSubmission } from '../../../../server/forms/submission'
import { fieldOf, formOf } from '../../../support/form-definitions'

const NAMES = ['f0', 'f1', 'f2', 'f3', 'f4']
const CONDITION = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ':', ':a', ':b|c', ':*', ':a|'))
  .map(([name, values]) => name + values)
const FIELD: fc.Arbitrary<Partial<ContactField>> = fc
  .record({
    kind: fc.constantFrom('text', 'textarea', 'select', 'checkbox', 'radio', 'acceptance', 'email', 'hidden'),
    multiple: fc.boolean(),
    showIf: fc.option(CONDITION, { nil: undefined }),
    hideIf: fc.option(CONDITION, { nil: undefined }),
  })
  .map(({ multiple, showIf, hideIf, ...field }) => ({
    ...field,
    options: ['a', 'b', 'c'],
    ...(multiple && field.kind === 'select' && { multiple }),
    // A file has one of them at most.
    ...(showIf === undefined ? hideIf !== undefined && { hideIf } : { showIf }),
  }))
const VALUES = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: NAMES.length, maxLength: NAMES.length })

/** Fills in a field as a visitor would, whether it shows at the moment or not. */
const fill = (form: HTMLFormElement, name: string, value: string): void => {
  for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${name}"],[name="${name}[]"]`)) {
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = option.value === value
    else if (/checkbox|radio/.test(control.type)) control.checked = value !== '' && /^(1|a)$/.test(control.value)
    else control.value = value
  }
}

const sentBy = (form: HTMLFormElement): [string, string][] =>
  [...form.querySelectorAll<HTMLInputElement>('[name]')].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement)
      return [...control.selectedOptions].map(({ value }) => [control.name, value])
    return /checkbox|radio/.test(control.type) && !control.checked ? [] : [[control.name, control.value]]
  })

it('hides on the server what it hides in the page, however conditions hang together', () => {
  fc.assert(
    fc.property(fc.array(FIELD, { minLength: NAMES.length, maxLength: NAMES.length }), VALUES, (fields, values) => {
      const form = formOf(fields.map((field, index) => fieldOf({ ...field, name: `f${index}` })))
      document.body.innerHTML = formHtml(form)
      const element = document.querySelector('form') as HTMLFormElement
      for (const [index, value] of values.entries()) fill(element, `f${index}`, value)
      const { stop } = watchConditions(element)
      const isHidden = hiddenIn(form, readSubmission(form, sentBy(element)))
      for (const field of form.fields) {
        const row = element
          .querySelector(`[name="${field.name}"],[name="${field.name}[]"]`)
          ?.closest<HTMLElement>('[data-show-if],[data-hide-if]')
        expect([field.name, row?.style.display === 'none']).toEqual([field.name, isHidden(field)])
      }
      stop()
    }),
    { numRuns: 40 },
  )
})
