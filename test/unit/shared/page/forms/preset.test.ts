// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { limitsOf } from '../../../../../shared/page/forms/limits'
import { preset } from '../../../../../shared/page/forms/preset'

const controlOf = (attributes: string): HTMLInputElement => {
  document.body.innerHTML = `<input ${attributes}>`
  return document.querySelector('input') as HTMLInputElement
}

describe('a touched field', () => {
  it.each<[attributes: string, bound: string, limit: number | undefined]>([
    ['maxlength="40"', '', 40],
    // Browsers run a pattern on all that a field holds, and cut nothing shorter than what patterns are judged by.
    ['pattern="a*"', '500', undefined],
    ['pattern="a*" maxlength="40"', '500', 40],
    ['pattern="a*" maxlength="500"', '500', 500],
    ['pattern="a*" maxlength="900"', '500', 900],
  ])('with %s', (attributes, bound, limit) => {
    const control = controlOf(attributes)
    for (const _ of ['first', 'again']) preset(control)
    expect(control.getAttribute('maxlength')).toBe(bound)
    expect(limitsOf({ controls: [control] } as never).maxlength).toBe(limit)
  })
})
