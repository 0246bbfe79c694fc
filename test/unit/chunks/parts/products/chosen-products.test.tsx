// @vitest-environment happy-dom
/** When a quiz asks the store for the products that its answers choose. */
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { ChosenProducts } from '../../../../../chunks/parts/products/chosen-products'
import type { StockOf } from '../../../../../chunks/parts/products/stock'
import * as signals from '../../../../../shared/page/platform/signals'
import { flush } from '../../../../support/flush'

const QUIZ = `<form>
  <section data-wisp-step="rain"><input type="radio" data-wisp-set="category:newest"></section>
  <section data-wisp-step="who" hidden></section>
  <section data-wisp-step="picks" hidden><div id="place"></div></section>
</form>`

const source = document.createRange().createContextualFragment('<div data-wisp-products="popular"></div>')
  .firstElementChild as Element

/** A quiz whose widget stands on its last step. */
const open = () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.append(document.createRange().createContextualFragment(QUIZ))
  const changes = signals.signal(1)
  const sets: string[] = []
  const stepsOf = () => ({ changes, answers: () => ({ chosen: () => sets }) })
  const live = { root, context: { page: { signals }, popup: { type: 'lightbox' }, parts: { steps: { stepsOf } } } }
  const stockOf = vi.fn<StockOf>(async () => undefined)
  const props = { live: live as unknown as Live, source, element: <p>Nothing here</p>, stockOf, count() {} }
  const place = root.querySelector('#place') as HTMLElement
  flush(() => createRoot(place).render(<ChosenProducts {...props} isQuiz />))
  return {
    place,
    asked: () => stockOf.mock.calls.map(([{ category }]) => category),
    choose: (set: string) => {
      sets.push(set)
      flush(() => {
        changes.value += 1
      })
    },
    goTo: (name: string) => {
      for (const step of root.querySelectorAll<HTMLElement>('[data-wisp-step]'))
        step.hidden = step.dataset.wispStep !== name
      flush(() => {
        changes.value += 1
      })
    },
  }
}

it('asks once the question that chooses products has been passed, and not while its answer may change', () => {
  const { asked, choose, goTo } = open()
  choose('category:newest')
  expect(asked()).toEqual([])
  goTo('who')
  expect(asked()).toEqual(['newest'])
  goTo('picks')
  expect(asked()).toEqual(['newest'])
})

it('asks for what the template says where no answer has chosen, once that is on the screen', () => {
  const { asked, goTo } = open()
  goTo('who')
  expect(asked()).toEqual([])
  goTo('picks')
  expect(asked()).toEqual(['popular'])
})

it('asks for what the template says if there is nothing of what was chosen, then shows what stands in its place', async () => {
  const { asked, choose, goTo, place } = open()
  choose('category:newest')
  goTo('picks')
  await expect.poll(() => place.textContent).toContain('Nothing here')
  expect(asked()).toEqual(['newest', 'popular'])
})
