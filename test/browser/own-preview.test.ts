import { beforeAll, describe, expect, it } from 'vitest'
import { PLAIN_DESIGN } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { everydayRows } from '../support/everyday-share'
import { popupOf } from '../support/popup'
import { DESK_TOKEN } from '../support/world'

const fixture = withWorld()

/** A restricted site, which shows its popups only on its own domain. */
const SITE = 'closed-site-1'

const OF_IT = 'popupclosed01'

const POPUPS: [title: string, changes: Partial<PopupDefinition>][] = [
  ['a lightbox', {}],
  ['an embedded popup', { type: 'embedded' }],
  ['a bar that only a click opens', { type: 'bar', onClickOnly: true, triggers: {} }],
  ['a popup of another language', { language: 'he' }],
  [
    'one that redirects to a page',
    { design: { ...PLAIN_DESIGN, redirect: { url: '/', newTab: false, sendFormData: false } } },
  ],
]

describe.runIf(isShipped())('the preview at our own address', () => {
  beforeAll(async () => {
    await fixture.world.store.sites.add({ key: SITE, name: 'Closed', domains: ['closed.example'] })
    await fixture.world.store.sites.setLimits(SITE, { restrictedSince: 1 })
  })

  const desk = async () => {
    const visit = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true })
    await visit.page.getByText('Live', { exact: true }).waitFor()
    return visit
  }

  it.each(everydayRows(POPUPS))(
    'shows %s of any site, also a paused one, from the link on the desk; nothing is sent or stored',
    async (_, changes) => {
      await fixture.world.show()
      await fixture.world.store.popups.save(SITE, popupOf({ id: OF_IT, ...changes }))
      await fixture.world.store.popups.setPaused(OF_IT, true)
      const { page: figures } = await desk()
      await figures.getByText('Paused', { exact: true }).waitFor()
      const link = await figures.getByRole('link', { name: /^Preview/ }).getAttribute('href')

      const { page, requests } = await fixture.world.visit(new URL(`${link}`, `${fixture.world.wisp}/desk`).href, {
        ours: true,
      })
      await page.getByRole('heading', { name: 'Stay in touch' }).waitFor()
      await page.getByLabel('Email').fill('ann@example.com')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText(/A preview: nothing was sent|תצוגה מקדימה: דבר לא נשלח/).waitFor()
      await page.waitForLoadState('networkidle')
      expect(requests.filter((request) => /viewed|closed\/|conversion|session|activities/.test(request))).toEqual([])
      expect(await fixture.world.store.leads.all({ search: '' })).toEqual([])
      expect((await fixture.world.store.figures.totals()).size).toBe(0)
    },
  )

  it('is linked on the desk, next to the popup’s preview on its own site', async () => {
    await fixture.world.show()
    await fixture.world.store.popups.save(SITE, popupOf({ id: OF_IT }))
    const { page } = await desk()
    const onSite = page.getByRole('link', { name: /^On its site/ })
    expect(await onSite.getAttribute('href')).toMatch(
      new RegExp(`^https://closed\\.example/\\?wisp-owner=[\\w-]+&ppt-preview=${OF_IT}$`),
    )
  })
})

describe.runIf(isShipped())('a paused popup', () => {
  it('shows on no page, and pressing its link opens nothing and breaks nothing', async () => {
    await fixture.world.show(popupOf({ triggers: { timeDelay: 0 } }))
    await fixture.world.store.popups.setPaused('popup00000001', true)
    fixture.world.put('/link', '', `<body><a href="${fixture.world.wisp}/click/popup00000001">Ask us</a>`)
    const { page, decided } = await fixture.world.visit('/link')
    await decided()
    const response = page.waitForResponse(/display\/click/)
    await page.getByRole('link', { name: 'Ask us' }).click()
    expect((await response).status()).toBe(200)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('wisp-popup').count()).toBe(0)
  })
})

describe.runIf(isShipped())('pages for people', () => {
  it.each(
    everydayRows([
      ['an address that leads nowhere', '/p/nosuchpopup00', 'There is nothing here'],
      ['a paused popup', '/p/popup00000001', 'Not available at the moment'],
      ['a paused popup in Hebrew', '/p/popup00000002', 'ההצעה אינה זמינה כרגע'],
    ]),
  )('%s: breaks no rule of accessibility, in light and dark, and fits a phone', async (_, path, heading) => {
    await fixture.world.show(popupOf(), popupOf({ id: 'popup00000002', language: 'he' }))
    for (const id of ['popup00000001', 'popup00000002']) await fixture.world.store.popups.setPaused(id, true)
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 320, height: 568 }
      const { page } = await fixture.world.visit(`${fixture.world.wisp}${path}`, { ours: true, colorScheme, viewport })
      await page.getByRole('heading', { name: heading }).waitFor()
      expect(await violationsOf(page, 'html')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
})

describe.runIf(isShipped())('the desk', () => {
  it('draws the conversion rate of each popup on a scale to 100 %, whatever the others have', async () => {
    const rates: [id: string, name: string, views: number, conversions: number][] = [
      ['popuprate0001', 'One', 50, 2],
      ['popuprate0002', 'Half', 4, 2],
      ['popuprate0003', 'None', 4, 0],
    ]
    await fixture.world.show(...rates.map(([id, name]) => popupOf({ id, name })))
    for (const [id, , views, conversions] of rates) {
      const tell = (path: string, body: BodyInit, type: string) =>
        fetch(`${fixture.world.wisp}/api/display/${path}`, { method: 'POST', body, headers: { 'content-type': type } })
      for (let i = 0; i < views; i++) await tell(`viewed/${id}`, '{"client_id":"c"}', 'application/json')
      for (let i = 0; i < conversions; i++)
        await tell('conversion/v', `poptin_id=${id}&p_target=click`, 'application/x-www-form-urlencoded')
    }
    const { page } = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true })
    const shares = () =>
      page.locator('.popups tbody .bar').evaluateAll((bars) =>
        bars.map((bar) => {
          const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0
          return Math.round((100 * fill) / bar.getBoundingClientRect().width)
        }),
      )
    await expect.poll(shares).toEqual([4, 50, 0])
    await page.getByRole('columnheader', { name: 'Rate 0–100%' }).waitFor()
    await fixture.world.store.popups.setPaused('popuprate0001', true)
    await page.getByText('Paused', { exact: true }).waitFor()
    expect(await violationsOf(page, '.popups')).toEqual([])
  })
})
