import { expect, it } from 'vitest'
import { createLifecycle } from '../../../loader/lifecycle'
import { effect } from '../../../shared/page/platform/signals'
import { campaignOf } from '../../support/campaign'

it('a thousand popups of an answer are told of once, in their order, and each is found by its id', () => {
  const lifecycle = createLifecycle()
  const values: number[] = []
  effect(() => void values.push(lifecycle.popups.value.length))
  const ids = Array.from({ length: 1000 }, (_, index) => `${1000 - index}`)
  const states = lifecycle.add(ids.map((id) => campaignOf({ id })))
  expect(values).toEqual([0, 1000])
  expect(lifecycle.popups.peek().map(({ campaign }) => campaign.id)).toEqual(ids)
  expect(states.every((state) => lifecycle.find(state.campaign.id) === state)).toBe(true)
})

it('a popup that was fetched before keeps its state, and has the campaign and the rules that came last', () => {
  const lifecycle = createLifecycle()
  const [first] = lifecycle.add([campaignOf({ id: 'one' })])
  const later = campaignOf({ id: 'one', type: 'bar' })
  const ruleset = { rules: {}, triggers: {} }
  expect(lifecycle.add([later], ruleset)).toEqual([first])
  expect([first?.campaign, first?.ruleset, lifecycle.popups.peek().length]).toEqual([later, ruleset, 1])
})

it('an answer that names a popup twice has it once', () => {
  const lifecycle = createLifecycle()
  const [first, second] = lifecycle.add([campaignOf({ id: 'one' }), campaignOf({ id: 'one' })])
  expect([second === first, lifecycle.popups.peek().length]).toEqual([true, 1])
})

it.each(['constructor', '__proto__', 'undefined', 'false'])('no popup is found by the id %s', (id) => {
  const lifecycle = createLifecycle()
  lifecycle.add([campaignOf({ id: 'one' })])
  expect([lifecycle.find(id), lifecycle.find()]).toEqual([undefined, undefined])
})
