// @vitest-environment happy-dom
/** The prize in the texts of a template. */

import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PrizeText } from '../../../../../chunks/types/gamified/prize-text'
import { flush } from '../../../../support/flush'
import { openIn, won } from './turn'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
})

const show = async (part: 'label' | 'code') => {
  const turn = await openIn('revealing')
  const place = document.createElement('div')
  const source = document.createElement('strong')
  source.dataset.wispPrize = part
  const root = createRoot(place)
  flush(() =>
    root.render(
      <button type="button">
        <PrizeText element={<strong />} source={source} live={turn.live} />
      </button>,
    ),
  )
  return { ...turn, button: place.querySelector('button'), unmount: () => flush(() => root.unmount()) }
}

it('shows the prize once it is revealed', async () => {
  const { button, reveal } = await show('label')
  expect([button?.textContent, button?.hidden]).toEqual(['', false])
  await reveal()
  expect(button?.textContent).toBe('Tea')
})

it('shows the code in a button that copies it, which is hidden until there is one', async () => {
  const { answer, button, give, rest, reveal } = await show('code')
  await reveal()
  expect([button?.hidden, button?.dataset.wispCopy]).toEqual([true, ''])
  await rest()
  await give()
  await answer(won('TEA-1'))
  expect([button?.hidden, button?.dataset.wispCopy, button?.textContent]).toEqual([false, 'TEA-1', 'TEA-1'])
})

it('stops following the game when it is removed', async () => {
  const { effects, unmount } = await show('label')
  const before = effects()
  unmount()
  expect(effects()).toBe(before - 1)
})
