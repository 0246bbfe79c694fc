// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest'
import { show } from '../../../../../chunks/core/show/show'
import { showing } from '../../../../../chunks/services/report'
import { createVisitor } from '../../../../../loader/visitor'
import type { ShowRequest } from '../../../../../shared/page/model/display-queue'
import type { Page } from '../../../../../shared/page/model/page'
import type { PopupContext } from '../../../../../shared/page/model/popup-context'
import { createStorage } from '../../../../../shared/page/storage/storage'
import { drawnSettings } from '../../../../../shared/wire/server/lean'
import { campaignOf } from '../../../../support/campaign'

/** A popup that the visitor sees, and what its page has told the server. */
const open = async (consented: boolean) => {
  const storage = createStorage(consented)
  const visitor = createVisitor(storage)
  visitor.arrive()
  const calls: string[] = []
  const send: Page['send'] = async (url) => {
    calls.push(new URL(url).pathname.split('/')[3] ?? '')
    return { status: 200, text: '{"success": true}' }
  }
  const page = { host: 'https://w.example', store: '', preview: '', json: JSON, send, storage, visitor }
  Object.assign(page, { load: async () => ({ showing }) })
  let mounted: PopupContext | undefined
  const mount = async (context: PopupContext) => {
    mounted = context
    return () => {}
  }
  const request = {
    campaign: campaignOf(),
    context: { page, html: drawnSettings({}), parts: { lightbox: { mount } } },
    trigger: 'timeDelay',
    cancelled: () => false,
    seen() {},
    gone() {},
  }
  await show(request as unknown as ShowRequest)
  return { calls, storage, close: () => mounted?.closed('x') }
}

describe('a popup that was closed', () => {
  beforeEach(() => localStorage.clear())

  it('is reported after its view', async () => {
    const { calls, close } = await open(true)
    close()
    await expect.poll(() => calls).toEqual(['viewed', 'closed'])
  })

  it('is not reported without its view: consent that came meanwhile makes no close of a showing that was only counted', async () => {
    const { calls, storage, close } = await open(false)
    storage.allow(true)
    close()
    // The reports of a popup that shows afterwards come after its own would have come.
    const { calls: later, close: closeLater } = await open(true)
    closeLater()
    await expect.poll(() => later).toContain('closed')
    expect(calls).toEqual([])
    expect(later).toEqual(['viewed', 'closed'])
  })
})
