// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { BuiltPage, Hit } from '../../../../../../shared/page/model/page-builder'
import { hitForm } from '../../../../../../shared/wire/page/page-builder/hit'

const PAGE: BuiltPage = {
  id: 'page000000001',
  variant: 'b',
  hits: '/hits',
  toasts: [],
  popups: new Map(),
  actions: new Map(),
}
const CLICK: Hit = { type: 'popup', option: '31', event: 'click', element: 'buy', tag: 'button' }

const form = (hit: Partial<Hit> = {}) => Object.fromEntries(hitForm(PAGE, { ...CLICK, ...hit }, '1-2-3'))

afterEach(() => history.replaceState(null, '', '/'))

it('a hit has every field', () => {
  expect(form()).toEqual({
    page_id: 'page000000001',
    page_variant_id: 'b',
    option_id: '31',
    page_type: 'popup',
    event_name: 'click',
    event_friendly_name: 'click',
    session_id: '1-2-3',
    received_element: 'buy',
    received_element_tag: 'button',
    url: location.href,
    action: 'wplx_save_hit',
  })
})

it.each<[Partial<Hit>, string]>([
  [{ type: 'page', event: 'open' }, 'page open'],
  [{ type: 'page', event: 'close' }, 'page close'],
  [{ type: 'popup', event: 'open' }, 'popup open'],
  [{ type: 'popup', event: 'close' }, 'popup close'],
  [{ type: 'widget', event: 'click' }, 'click'],
  [{ type: 'page', event: 'mark-campaign-complete' }, 'mark-campaign-complete'],
])('%j is called “%s”', (hit, name) => {
  expect(form(hit).event_friendly_name).toBe(name)
})

it('long names and addresses are cut', () => {
  history.replaceState(null, '', `/?${'q'.repeat(400)}`)
  const { received_element, url } = form({ element: 'n'.repeat(60) })
  expect([received_element?.length, url?.length]).toEqual([50, 300])
})
