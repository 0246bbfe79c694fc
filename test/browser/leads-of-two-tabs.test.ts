/** Two tabs of a site that store leads at the same moment. */
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { draws } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const ROUNDS = draws(8, 25)
const ID = 'popup00000001'
const CALL = /api\/display\/conversion\//
const leads = async () => (await fixture.world.store.leads.all({ search: '' })).map(({ email }) => email)

/** Opens the popup and fills it in. */
const prepare = async ({ dialog, page, wisp }: Visit, email: string) => {
  await wisp((wisp, id) => wisp.open(id), ID)
  await dialog.waitFor()
  await page.getByLabel('Email').fill(email)
}
/** Presses the button at this time, to the millisecond, which is the same in both tabs. */
const press = async ({ page }: Visit, time: number) => {
  await page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        const root = document.querySelector('wisp-popup')?.shadowRoot
        setTimeout(
          () => {
            while (Date.now() < time);
            root?.querySelector<HTMLElement>('button[data-wisp-action=submit]')?.click()
            resolve()
          },
          time - Date.now() - 20,
        )
      }),
    time,
  )
}
const close = async ({ dialog, page, wisp }: Visit) => {
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await wisp((wisp) => wisp.close())
  await dialog.waitFor({ state: 'detached' })
}

describe.runIf(isShipped())('two tabs', () => {
  it(`that submit at the same time, ${ROUNDS} times, with every first attempt failing, lose no lead`, async () => {
    // A card, which any number of tabs may show.
    await fixture.world.show(popupOf({ type: 'side-small', triggers: {}, onClickOnly: true }))
    const firstTab = await fixture.world.visit('/plain', { ours: true })
    const secondTab = await fixture.world.visit('/plain', { beside: firstTab, ours: true })
    const tabs = [firstTab, secondTab].map((visit) => ({
      ...visit,
      dialog: visit.page.locator('wisp-popup .wisp-frame'),
    }))
    await firstTab.page.context().route(CALL, (route) => route.abort())
    const allEmails: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const emails = tabs.map((_, tab) => `ann-${round}-${tab}@example.com`)
      allEmails.push(...emails)
      await Promise.all(tabs.map((tab, index) => prepare(tab, `${emails[index]}`)))
      const time = Date.now() + 100
      await Promise.all(tabs.map((tab) => press(tab, time)))
      await Promise.all(tabs.map(close))
    }
    expect(await leads()).toEqual([])
    await secondTab.page.close()
    await firstTab.page.context().unroute(CALL)
    await firstTab.page.reload()
    await expect.poll(async () => (await leads()).sort()).toEqual(allEmails.sort())
  })
})
