// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Live } from '../../../../../chunks/core/ui/live'
import { createOpening } from '../../../../../chunks/parts/steps/opening'
import type { PopupContext } from '../../../../../shared/page/model/popup-context'
import * as signals from '../../../../../shared/page/platform/signals'

it('what fails when the markup changes is reported, and not thrown on the page', async () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.innerHTML = '<form data-wisp-form><section data-wisp-step="main"><input data-wisp-field="email"></section></form>'
  const page = { signals, storage: { get() {} } }
  const context = { page, popup: { language: 'en' } } as unknown as PopupContext
  const live = { root, words: {}, context, say() {}, go() {}, converted() {} } as unknown as Live
  const stop = createOpening(live, context).hold()
  const error = new Error('no markup')
  root.querySelector = () => {
    throw error
  }
  const reported = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('wisp:error', reported, { once: true })
  root.append('text')
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  expect(reported.mock.calls[0]?.[0]).toMatchObject({ detail: { error } })
  stop()
})
