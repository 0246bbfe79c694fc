import { describe, expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'

const fixture = withWorld()

const ID = 'popup00000001'
const preview = (path = '/plain') => fixture.world.visit(`${path}?ppt-preview=${ID}`)

/** None of these would show now. */
const HELD_BACK: [title: string, changes: Partial<PopupDefinition>][] = [
  ['its time has not come', { triggers: { timeDelay: 600 } }],
  ['it has no trigger', { triggers: {} }],
  ['only a click opens it', { triggers: {}, onClickOnly: true }],
  ['it is for phones', { targeting: { device: 'mobile' } }],
  ['it is for pages with another text', { targeting: { sourceCode: { contains: true, text: 'no such text' } } }],
  ['it is a variant of an A/B test', { targeting: { abTest: 'parent0000001' }, triggers: {} }],
]

describe('an owner’s preview', () => {
  it.each(everydayRows(inBoth(HELD_BACK)))('shows at once though %s', async (_, changes) => {
    await fixture.world.show(popupOf(changes), popupOf({ id: 'popup00000002', html: '<h2>Another</h2>' }))
    const { page, dialog, displayCalls } = await preview()
    await dialog.getByRole('heading', { name: 'Stay in touch' }).waitFor()
    expect(await page.locator('wisp-popup').count()).toBe(1)
    expect(displayCalls[0]).toMatchObject({ preview_poptin_id: ID, client_id: '' })
  })

  it.each(
    inBoth([
      [
        'en',
        'This is a preview of your popup. Please note that submission will not be functional.',
        'A preview: nothing was sent',
      ],
      ['he', 'זוהי תצוגה מקדימה של הפופאפ. שימו לב ששליחת הטופס אינה פעילה.', 'תצוגה מקדימה: דבר לא נשלח'],
    ]),
  )('says in %s what it is; nothing is sent, reported or stored', async (language, notice, refused) => {
    await fixture.world.show(popupOf({ language }))
    const { page, dialog, requests } = await preview()
    await page.getByText(notice).waitFor()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByText(refused).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => /viewed|closed|conversion|session|activities/.test(request))).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await page.context().cookies()).toEqual([])
    expect(await fixture.world.store.leads.all({ search: '' })).toEqual([])
  })

  it.runIf(isShipped())('stores nothing though the page gives consent', async () => {
    await fixture.world.show(popupOf())
    const { page, dialog, wisp } = await preview()
    await dialog.waitFor()
    await wisp((wisp) => {
      wisp.consent(true)
      wisp.identify({ email: 'ann@example.com' })
    })
    await page.reload()
    await dialog.waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  it.runIf(isShipped())('ignores what this browser has stored, and does not change it', async () => {
    await fixture.world.show(popupOf({ frequency: { rule: 'once', count: 0 } }))
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await visit.page.waitForLoadState('networkidle')
    await visit.page.goto(`${fixture.world.host}/nothing-of-ours`)
    const readStorage = () => visit.page.evaluate(() => JSON.stringify(localStorage))
    const before = await readStorage()
    await visit.page.goto(`${fixture.world.host}/plain?ppt-preview=${ID}`)
    await visit.dialog.waitFor()
    expect(await readStorage()).toBe(before)
  })

  it.runIf(isShipped())('shows nothing if the site has no such popup', async () => {
    await fixture.world.show(popupOf())
    const visit = await fixture.world.visit('/plain?ppt-preview=nosuchpopup00')
    await visit.decided()
    await visit.wisp((wisp) => wisp.ready())
    expect((await visit.wisp((wisp) => wisp.explain())).popups).toEqual([])
    expect(await visit.page.locator('wisp-popup').count()).toBe(0)
  })
})
