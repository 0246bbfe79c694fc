import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { CACHING, hasCache } from '../support/cached-pages'
import { leaveWindow } from '../support/leave-window'
import { BAR, popupOf } from '../support/popup'
import type { Visit } from '../support/visit.page'

const fixture = withWorld(CACHING)

interface Noted {
  persisted?: boolean
}

/** Runs in the page: notes whether it came back from the cache. */
const note = (): void => {
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
}
const visit = (path = '/plain') => fixture.world.visit(path, { prepare: ({ page }) => page.addInitScript(note) })

const persisted = ({ page }: Visit) => page.evaluate(() => (window as Noted).persisted)
/** A page that comes back from the cache does not load again. */
const back = async (visit: Visit): Promise<void> => {
  await visit.page.evaluate(() => history.back())
  await visit.page.waitForURL(/plain/, { waitUntil: 'commit' })
  await expect.poll(() => persisted(visit)).toBe(true)
}
const leave = ({ page }: Visit) => leaveWindow(page)
/** Waits until none of our requests is running: the browser does not keep a page that waits for an answer. */
const quiet = ({ page }: Visit) => page.waitForLoadState('networkidle')

describe.runIf(hasCache)('a page that comes back from the back-forward cache', () => {
  it.runIf(isShipped())('still waits for the triggers of its popups, without another display call', async () => {
    await fixture.world.show(popupOf({ triggers: { exitIntent: true } }))
    const here = await visit()
    await here.decided()
    await here.page.goto(`${fixture.world.host}/base-href`)
    await here.decided(2)
    await quiet(here)
    await back(here)
    await leave(here)
    await here.dialog.waitFor()
    expect(here.displayCalls).toHaveLength(2)
  })

  it('still has its popup open, which can be filled in and sent', async () => {
    await fixture.world.show(popupOf())
    const here = await visit()
    await here.page.getByLabel('Email').fill('ann@example.com')
    await quiet(here)
    await here.page.goto(`${fixture.world.host}/nothing-of-ours`)
    await back(here)
    await here.page.getByRole('button', { name: 'Sign up' }).click()
    await here.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(async () => (await fixture.world.store.leads.all({ search: '' })).length).toBe(1)
  })

  it.runIf(isShipped())('knows what the visitor saw on the other page', async () => {
    await fixture.world.show(popupOf({ triggers: { exitIntent: true }, frequency: { rule: 'once', count: 0 } }), BAR)
    const here = await visit()
    await here.page.getByText('Sale ends soon').waitFor()
    await quiet(here)
    await here.page.goto(`${fixture.world.host}/base-href`)
    await here.decided(2)
    await leave(here)
    await here.dialog.waitFor()
    await quiet(here)
    await back(here)
    await leave(here)
    const [letter] = (await here.wisp((wisp) => wisp.explain())).popups
    expect(letter).toMatchObject({ id: 'popup00000001', state: 'blocked' })
    expect(await here.dialog.count()).toBe(0)
  })

  it.runIf(isShipped())('does not block a popup of the page that came after it', async () => {
    await fixture.world.show(popupOf())
    const here = await visit()
    await here.dialog.waitFor()
    await quiet(here)
    await here.page.goto(`${fixture.world.host}/base-href`)
    await here.dialog.waitFor()
  })
})
