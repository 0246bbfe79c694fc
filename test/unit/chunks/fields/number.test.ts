// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { enhance } from '../../../../chunks/fields/number'
import type { WidgetHost } from '../../../../shared/page/forms/widget'

const fieldWith = (value: string): HTMLInputElement => {
  document.body.innerHTML = '<input type="number" step="0.01">'
  const field = document.querySelector('input') as HTMLInputElement
  field.value = value
  return field
}

describe('a number', () => {
  it('is rounded on leaving its field, and sent rounded', () => {
    const field = fieldWith('')
    field.focus()
    const widget = enhance(field, {} as WidgetHost)
    field.value = '2.345'
    expect([field.value, widget.value?.()]).toEqual(['2.345', '2.35'])
    field.dispatchEvent(new Event('change'))
    expect(field.value).toBe('2.35')
  })

  it('is rounded at once if its field was left before the widget had loaded', () => {
    const field = fieldWith('2.345')
    enhance(field, {} as WidgetHost)
    expect(field.value).toBe('2.35')
  })

  it('is not changed while the visitor types', () => {
    const field = fieldWith('2.345')
    field.focus()
    enhance(field, {} as WidgetHost)
    expect(field.value).toBe('2.345')
  })
})
