import { describe, expect, it } from 'vitest'
import type { Comparison, Condition } from '../../../../shared/targeting/chunk-values'
import { matches, violatesConditions } from '../../../../shared/targeting/conditions'

const condition = (comparison: Comparison, value = '', show = true, name = 'plan'): Condition => ({
  show,
  name,
  comparison,
  value,
})

const anObject = { toString: () => 'pro' }

describe('comparisons', () => {
  it.each<[found: unknown, comparison: Comparison, value: string, expected: boolean]>([
    ['pro', 'equals', 'pro', true],
    ['Pro', 'equals', 'pro', false],
    [5, 'equals', '5', true],
    [true, 'equals', 'true', true],
    [12n, 'equals', '12', true],
    ['', 'equals', '', true],
    [undefined, 'equals', '', false],
    ['pro', 'not_equals', 'basic', true],
    ['pro', 'not_equals', 'pro', false],
    [undefined, 'not_equals', 'pro', true],
    ['professional', 'contains', 'fess', true],
    ['basic', 'contains', 'fess', false],
    [undefined, 'contains', '', false],
    ['basic', 'not_contains', 'fess', true],
    ['professional', 'not_contains', 'fess', false],
    [undefined, 'not_contains', 'fess', true],
    ['professional', 'starts_with', 'pro', true],
    ['professional', 'starts_with', 'fess', false],
    ['professional', 'ends_with', 'nal', true],
    ['professional', 'ends_with', 'pro', false],
    ['10', 'greater_than', '9', true],
    [10, 'greater_than', '10', false],
    ['', 'greater_than', '-1', false],
    ['ten', 'greater_than', '9', false],
    [10, 'greater_than', 'nine', false],
    [undefined, 'greater_than', '-1', false],
    ['9', 'less_than', '10', true],
    [10.5, 'less_than', '10.6', true],
    ['', 'less_than', '1', false],
    [undefined, 'less_than', '1', false],
    ['', 'exists', 'ignored', true],
    [undefined, 'exists', '', false],
    [undefined, 'not_exists', 'ignored', true],
    ['', 'not_exists', '', false],
    [anObject, 'exists', '', true],
    [anObject, 'equals', 'pro', false],
    [anObject, 'contains', '', false],
    [() => 'pro', 'exists', '', true],
    [Symbol('pro'), 'equals', 'pro', false],
    [Symbol('pro'), 'exists', '', true],
  ])('%o %s %o: %o', (found, comparison, value, expected) => {
    expect(matches(condition(comparison, value), found)).toBe(expected)
  })
})

describe('conditions together', () => {
  const here = condition('exists')
  const absent = condition('not_exists')
  const not = (rule: Condition): Condition => ({ ...rule, show: false })

  it.each<[title: string, conditions: Condition[] | undefined, objects: boolean]>([
    ['none are set', undefined, false],
    ['the list is empty', [], false],
    ['a show that matches allows', [here], false],
    ['a show that does not match objects', [absent], true],
    ['one of many shows is enough', [absent, here, absent], false],
    ['a matching dont_show objects', [not(here)], true],
    ['a dont_show that does not match allows', [not(absent)], false],
    ['a matching dont_show wins over a matching show', [here, not(here)], true],
    ['if a dont_show does not match, the shows decide', [absent, not(absent)], true],
    ['a dont_show that does not match, and a show that does', [here, not(absent)], false],
  ])('%s', (_, conditions, objects) => {
    expect(violatesConditions(conditions, () => 'pro')).toBe(objects)
  })

  it('each is looked up by its own name', () => {
    const facts: Record<string, unknown> = { plan: 'pro', seats: 3 }
    const both = [condition('equals', 'basic'), condition('greater_than', '2', true, 'seats')]
    expect(violatesConditions(both, (name) => facts[name])).toBe(false)
  })
})
