import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDispatcher } from '../../server/webhooks/dispatcher'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { type Receiver, startReceiver } from '../support/receiver'
import { SEGMENT } from '../support/segment'
import { popupOf } from '../support/shop'
import { LOCAL, settle } from '../support/webhooks'
import { DESK_TOKEN, SITE } from '../support/world'

const fixture = withWorld()
const POPUP = { id: 'deskwebhooks1', name: 'Newsletter' }
const PANEL = 'section[aria-labelledby="webhooks-title"]'

const desk = async (viewport = { width: 1280, height: 800 }) => {
  const visit = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true, viewport })
  const { page } = visit
  await page.getByText('Live', { exact: true }).waitFor()
  return { page, panel: page.locator(PANEL) }
}

describe.runIf(isShipped())('webhooks on the desk', () => {
  let receiver: Receiver
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.stop())

  it('are not mentioned while there are none', async () => {
    const { page, panel } = await desk()
    await page.getByRole('heading', { name: 'Leads', exact: true }).waitFor()
    expect(await panel.count()).toBe(0)
  })

  it('show how they are, and what they were told; what was told can be told again', async () => {
    const { store } = fixture.world
    for (const webhook of await store.webhooks.list()) await store.webhooks.remove(webhook)
    await store.popups.save(SITE, popupOf({ id: POPUP.id, onClickOnly: true }))
    const dispatcher = createDispatcher(store, { allowed: LOCAL })
    const nothing = { viewerId: 'v', clientId: '', consent: '', trigger: '', url: '', elapsed: 5, trap: '', facts: {} }
    const lead = () =>
      store.conversions.add({
        ...nothing,
        siteKey: SITE,
        popupId: POPUP.id,
        segment: SEGMENT,
        submissionId: '',
        target: 'lead',
        lead: true,
        suspect: false,
        problems: {},
        email: 'ann@example.com',
        fields: {},
        announced: { event: 'lead.created', siteKey: SITE, popup: POPUP },
      })
    const on = await store.webhooks.add({ siteKey: SITE, url: receiver.url, events: ['lead.created'] })
    const { url } = receiver
    const deadWebhook = await store.webhooks.add({
      siteKey: SITE,
      url: `${url}/gone`,
      events: ['lead.created', 'form.submitted'],
    })
    await store.webhooks.add({ siteKey: SITE, url: 'https://crm.example/hook', events: ['prize.won'] })
    const answering = (status: number, text: string) =>
      receiver.answers(({ path }, response) =>
        response.writeHead(path.endsWith('/gone') ? 410 : status).end(path.endsWith('/gone') ? 'gone' : text),
      )
    answering(200, 'thanks')
    await lead()
    await settle(dispatcher)
    answering(500, 'The list is full')
    await lead()
    await settle(dispatcher)
    const { page, panel } = await desk()
    await panel.getByText('3 webhooks').waitFor()
    const item = (address: string) => panel.locator('li.webhook').filter({ hasText: address })
    expect(await item(`${url}/gone`).innerText()).toContain('Its receiver answered 410: it is gone.')
    expect(await item(`${url}/gone`).innerText()).toContain(`npx wisp webhook resume ${deadWebhook.id}`)
    expect(await item(`${url}/gone`).getByRole('button').count()).toBe(0)
    const rows = item('lead.created · all').getByRole('row')
    await expect
      .poll(() => rows.nth(1).innerText())
      .toMatch(/Will be tried again[\s\S]*500 in \d+ ms[\s\S]*The list is full/)
    expect(await rows.nth(2).innerText()).toMatch(/lead\.created[\s\S]*Delivered[\s\S]*200 in \d+ ms/)
    expect(await violationsOf(page, 'main')).toEqual([])
    if (process.env.WISP_SHOTS) await panel.screenshot({ path: `${process.env.WISP_SHOTS}/webhooks.png` })
    await rows.nth(2).getByRole('button', { name: 'Send again' }).click()
    await expect.poll(async () => (await store.deliveries.list(on.id, 2))[1]?.state).toBe('waiting')
    await expect.poll(() => rows.nth(2).innerText()).toContain('Waiting')
    const phone = await desk({ width: 390, height: 800 })
    await phone.panel.getByText('3 webhooks').waitFor()
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    if (process.env.WISP_SHOTS) await phone.panel.screenshot({ path: `${process.env.WISP_SHOTS}/webhooks-phone.png` })
  })
})
