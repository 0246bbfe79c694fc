import { expect, it } from 'vitest'
import { offences } from '../../../../build/lint/run.js'

it('the project obeys its own rules', () => {
  expect(offences()).toEqual([])
})
