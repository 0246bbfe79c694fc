import { beforeAll, describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import { settled } from '../support/settled'
import { tab, teased } from '../support/teaser'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

/** Everything that a page can keep. */
const storedData = async ({ page }: Visit) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  storage: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()),
})
const NOTHING = { cookies: [], storage: [] }
const MARKS = ['closed', 'converted', 'seen'].map((mark) => `${mark}.popup00000001`)
const ALL = {
  cookies: ['wisp_conversion'],
  storage: ['client', 'email', 'ip', 'told', 'trail', ...MARKS].map((key) => `wisp.${key}`).sort(),
}

/** With a consent that was asked for. */
const AGREED = { ...ALL, storage: [...ALL.storage, 'wisp.consent'].sort() }

const reports = ({ requests }: Visit) => requests.filter((request) => /viewed|closed|session|activities/.test(request))
const consent = ({ wisp }: Visit, yes: boolean) => wisp((wisp, yes) => wisp.consent(yes), yes)
const close = async ({ dialog }: Visit): Promise<void> => {
  await dialog.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
/** Opens a popup, closes it, opens it again and gives a lead, so that everything that may be stored is stored. */
const doEverything = async (visit: Visit): Promise<void> => {
  const { page, dialog } = visit
  await visit.decided()
  await page.bringToFront()
  await page.locator('#button').click()
  await dialog.waitFor()
  await close(visit)
  await page.locator('#button').click()
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await expect.poll(() => visit.requests).toContain('POST /api/display/conversion/:id')
  await page.waitForLoadState('networkidle')
  await close(visit)
}
const CLICKED = popupOf({ triggers: {}, onClickOnly: true })

beforeAll(() => {
  const button =
    '<button type="button" id="button" data-wisp-action="open" data-wisp-popup="popup00000001">Open</button>'
  for (const mode of ['required', 'store', 'requird', 'NONE'])
    fixture.world.put(`/${mode}`, `data-consent="${mode}"`, button)
})

describe('before consent', () => {
  it.each(
    everydayRows(
      inBoth([
        ['asked for', '/required'],
        ['left to the store, which has not given it', '/store'],
        ['misspelt', '/requird'],
        ['spelt otherwise', '/NONE'],
      ]),
    ),
  )(
    '%s: nothing is stored, nobody is named, and views and closes are only counted; a lead still arrives',
    async (_, path) => {
      await fixture.world.show(CLICKED)
      const visit = await fixture.world.visit(path)
      await doEverything(visit)
      expect(await storedData(visit)).toEqual(NOTHING)
      expect(reports(visit)).toEqual([])
      expect(visit.displayCalls.map((form) => form.client_id)).toEqual([''])
      const [lead] = await fixture.world.store.leads.all({ search: '' })
      expect(lead?.email).toBe('ann@example.com')
      await visit.page.reload()
      await visit.decided(2)
      expect(visit.displayCalls[1]).toMatchObject({
        client_id: '',
        converted_email: '',
        cookies: 'new_session\nnew_user',
      })
    },
  )

  it('a link whose press is the conversion counts, although it leaves the page at once', async () => {
    const html = '<h2>Sale</h2><a data-wisp-action="link" href="/plain">See it</a>'
    await fixture.world.show(popupOf({ html, target: 'click', triggers: { timeDelay: 0 } }))
    const visit = await fixture.world.visit('/required')
    await visit.dialog.waitFor()
    await visit.page.waitForLoadState('networkidle')
    await visit.page.getByRole('link', { name: 'See it' }).click()
    await visit.page.waitForURL(/plain$/)
    const conversions = async () => (await fixture.world.store.figures.totals()).get('popup00000001')?.conversions
    await expect.poll(conversions).toBe(1)
  })

  it('if no consent is needed, everything is stored', async () => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit()
    await doEverything(visit)
    expect(await storedData(visit)).toEqual(ALL)
    expect(visit.displayCalls[0]?.client_id).toMatch(/^[\d-]+$/)
  })
})

describe.runIf(isShipped())('after consent is given', () => {
  it('storage is used and views are reported', async () => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit('/required')
    await visit.decided()
    await consent(visit, true)
    await doEverything(visit)
    expect(await storedData(visit)).toEqual(AGREED)
    expect(reports(visit)[0]).toBe('POST /api/display/viewed/popup00000001')
  })

  it('what was only in memory during this visit is stored as well', async () => {
    await fixture.world.show(popupOf({ triggers: {}, frequency: { rule: 'once', count: 0 } }))
    const visit = await fixture.world.visit('/required')
    await visit.decided()
    await visit.wisp((wisp) => wisp.open('popup00000001'))
    await visit.dialog.waitFor()
    await consent(visit, true)
    await visit.page.reload()
    await visit.decided(2)
    await consent(visit, true)
    const [popup] = (await visit.wisp((wisp) => wisp.explain())).popups
    expect(popup?.rules.filter(({ allows }) => !allows).map(({ rule }) => rule)).toEqual(['frequency'])
  })

  it('again on each page, as consent managers do it, pages and visits are still counted', async () => {
    await fixture.world.show()
    const visit = await fixture.world.visit('/required?one')
    for (const page of ['two', 'three']) {
      await consent(visit, true)
      await consent(visit, true)
      await visit.page.goto(`${fixture.world.host}/required?${page}`)
    }
    await consent(visit, true)
    const { visitor } = await visit.wisp((wisp) => wisp.explain())
    expect(visitor).toMatchObject({ visit: 1, pagesInThisVisit: 3, remembered: true })
    // A day later.
    await visit.page.goto(`${fixture.world.host}/nothing-of-ours`)
    await visit.page.evaluate(() => {
      const entry = JSON.parse(localStorage['wisp.trail'])
      entry[0].active -= 86_400_000
      localStorage['wisp.trail'] = JSON.stringify(entry)
    })
    await visit.page.goto(`${fixture.world.host}/required?one`)
    await consent(visit, true)
    expect((await visit.wisp((wisp) => wisp.explain())).visitor).toMatchObject({ visit: 2, pagesInThisVisit: 1 })
  })
})

describe.runIf(isShipped())('in other tabs of the site', () => {
  const remembered = async ({ wisp }: Visit) => (await wisp((wisp) => wisp.explain())).visitor.remembered

  it('consent counts as soon as it is given in one, however often, and a withdrawal too', async () => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit('/required')
    const other = await fixture.world.visit('/required', { beside: visit })
    await visit.decided()
    await other.decided()
    for (let time = 0; time < 2; time++) {
      await consent(visit, true)
      await expect.poll(() => remembered(other)).toBe(true)
      await consent(other, false)
      await expect.poll(() => remembered(visit)).toBe(false)
    }
    await consent(visit, true)
    await expect.poll(() => remembered(other)).toBe(true)
    await doEverything(other)
    expect((await storedData(other)).storage).toContain('wisp.seen.popup00000001')
    expect(reports(other)[0]).toBe('POST /api/display/viewed/popup00000001')
  })

  it('a yes of another tab that was taken back meanwhile counts as none, and one that stands is not written again', async () => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit('/required')
    await visit.decided()
    const YES = '[true,9999999999999]'
    const hearYes = () =>
      visit.page.evaluate(
        (newValue) => void dispatchEvent(new StorageEvent('storage', { key: 'wisp.consent', newValue })),
        YES,
      )
    await hearYes()
    expect(await remembered(visit)).toBe(false)
    await visit.page.evaluate((yes) => localStorage.setItem('wisp.consent', yes), YES)
    await hearYes()
    expect(await remembered(visit)).toBe(true)
    expect(await visit.page.evaluate(() => localStorage.getItem('wisp.consent'))).toBe(YES)
  })

  /** Says these, each in its tab, a few milliseconds after one another. */
  const sayQuickly = async (tabs: Visit[], answers: [tab: number, yes: boolean][]): Promise<void> => {
    const begin = Date.now() + 500
    await Promise.all(
      tabs.map(({ page }, index) =>
        page.evaluate(
          (calls) =>
            Promise.all(
              calls.map(async ([time, yes]) => {
                await new Promise((resolve) => setTimeout(resolve, time - Date.now()))
                ;(window as unknown as { wisp: { consent(yes: boolean): void } }).wisp.consent(yes)
              }),
            ),
          answers.flatMap(([tab, yes], turn) => (tab === index ? [[begin + 4 * turn, yes] as [number, boolean]] : [])),
        ),
      ),
    )
  }

  it.each<[where: string, answers: [tab: number, yes: boolean][]]>([
    [
      'one tab',
      [
        [0, false],
        [0, true],
        [0, false],
      ],
    ],
    [
      'both by turns',
      [
        [0, false],
        [1, true],
        [0, false],
      ],
    ],
    [
      'both at once',
      [
        [0, false],
        [1, false],
        [1, true],
        [0, true],
        [0, false],
        [1, false],
      ],
    ],
  ])('no, yes and no within a few milliseconds in %s end as no in both, with nothing stored', async (_, answers) => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit('/required')
    const other = await fixture.world.visit('/required', { beside: visit })
    const tabs = [visit, other]
    for (const { decided } of tabs) await decided()
    await consent(visit, true)
    await expect.poll(() => remembered(other)).toBe(true)
    await sayQuickly(tabs, answers)
    await expect.poll(() => Promise.all(tabs.map(remembered))).toEqual([false, false])
    // What one tab writes, the other answers: this would go on.
    await visit.page.waitForTimeout(1_000)
    expect(await Promise.all(tabs.map(remembered))).toEqual([false, false])
    expect(await storedData(visit)).toEqual(NOTHING)
    for (const tab of tabs) {
      await tab.page.bringToFront()
      await tab.page.locator('#button').click()
      await tab.dialog.waitFor()
      await tab.page.waitForLoadState('networkidle')
    }
    expect(tabs.flatMap(reports)).toEqual([])
    expect(await storedData(visit)).toEqual(NOTHING)
  })

  it('what a page stores that needs no consent gives none to one that does', async () => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit('/required')
    await visit.decided()
    const free = await fixture.world.visit('/plain', { beside: visit })
    await free.decided()
    await doEverything(free)
    expect(await remembered(visit)).toBe(false)
  })
})

describe.runIf(isShipped())('after consent is withdrawn', () => {
  it('everything that was stored is removed at once, in every tab', async () => {
    await fixture.world.show(CLICKED)
    const visit = await fixture.world.visit()
    const other = await fixture.world.visit('/plain', { beside: visit })
    await other.decided()
    await doEverything(visit)
    await consent(visit, false)
    expect(await storedData(visit)).toEqual(NOTHING)
    // Wait until the other tab knows of the withdrawal. It must not store again what it had in memory.
    await expect.poll(async () => (await other.wisp((wisp) => wisp.explain())).visitor.remembered).toBe(false)
    await other.page.locator('#button').click()
    await other.dialog.waitFor()
    await other.page.waitForLoadState('networkidle')
    expect(await storedData(other)).toEqual(NOTHING)
    expect(reports(other)).toEqual([])
  })

  it.each<[held: string, changes: Parameters<typeof popupOf>[0]]>([
    ['seen, and shows once', { frequency: { rule: 'once', count: 0 } }],
    ['seen, and shows every third visit', { frequency: { rule: 'visits', count: 3 } }],
    ['closed by the ×', {}],
    ['converted, and ends with that', { stopWhenConverted: true }],
  ])('a popup that was %s, does not open for that on a page that is open, in any tab', async (held, changes) => {
    await fixture.world.show(popupOf(changes))
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    if (held.includes('converted')) {
      await visit.page.getByLabel('Email').fill('ann@example.com')
      await visit.page.getByRole('button', { name: 'Sign up' }).click()
      await visit.page.getByRole('heading', { name: 'Thank you' }).waitFor()
    }
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await visit.page.reload()
    await visit.decided(2)
    const other = await fixture.world.visit('/plain', { beside: visit })
    await other.decided()
    await visit.page.bringToFront()
    for (const yes of [false, true, false]) {
      await consent(visit, yes)
      await expect.poll(async () => (await other.wisp((wisp) => wisp.explain())).visitor.remembered).toBe(yes)
    }
    for (const { page } of [visit, other]) {
      await page.bringToFront()
      // Ten times as long as its trigger waits.
      await page.waitForTimeout(1_000)
      expect(await page.locator('wisp-popup').count()).toBe(0)
    }
    expect((await other.wisp((wisp) => wisp.explain())).popups[0]?.says).toContain('consent was withdrawn')
    // The next page knows nothing of it.
    await other.page.reload()
    await other.dialog.waitFor()
  })

  it('no teaser comes that its popup has ended before', async () => {
    await fixture.world.show(teased({ mode: 'before' }, { triggers: { timeDelay: 0.1 } }))
    const visit = await fixture.world.visit()
    await visit.dialog.waitFor()
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await visit.dialog.waitFor({ state: 'detached' })
    await consent(visit, false)
    await settled(visit.page)
    expect(await tab(visit.page).count()).toBe(0)
    await visit.page.reload()
    await visit.dialog.waitFor()
  })

  it('giving it again starts with empty storage', async () => {
    await fixture.world.show()
    const visit = await fixture.world.visit()
    await visit.decided()
    const before = visit.displayCalls[0]?.client_id
    await consent(visit, false)
    await consent(visit, true)
    await visit.wisp((wisp) => wisp.refresh())
    await visit.decided(2)
    expect(visit.displayCalls[1]?.client_id).toMatch(/^[\d-]+$/)
    expect(visit.displayCalls[1]?.client_id).not.toBe(before)
  })
})
