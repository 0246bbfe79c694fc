import { describe, expect, it } from 'vitest'
import { isInternational } from '../../../../server/leads/problems'
import { isFree } from '../../../../shared/checks/domains'
import { problemIn } from '../../../../shared/checks/field'
import { SENTENCES } from '../../../support/field-checks'

describe.each(SENTENCES)('$says', ({ field, rows }) => {
  it.each(rows)('“%s”: %s', (value, problem) => {
    expect(problemIn(field, value, { now: Date.now(), isFree, isInternational })?.key).toBe(problem)
  })
})

it('accepts an address while the list of domains has not loaded', () => {
  const field = { name: 'email', type: 'email', required: false, asked: ['business'] }
  expect(problemIn(field, 'ann@gmail.com', { now: 0 })).toBeUndefined()
})

it.each(['__proto__', 'constructor', 'toString'])('treats a field and a check named %s like any other', (name) => {
  const field = { name, type: name, required: false, asked: [name] }
  expect(problemIn(field, 'x', { now: 0 })).toBeUndefined()
})
