/** The same page in both formats: the original's variables and markup, and ours. */
import { describe, expect, it } from 'vitest'
import { isShipped } from '../../support/builds'
import { withBuiltPages } from '../../support/built-page'
import { joined, standInForPopups } from '../../support/joined-page'
import type { Visit } from '../../support/visit.page'

const fixture = withBuiltPages()
const FORMATS = ['builder-original', 'builder-ours'] as const

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const hash = ({ page }: Visit) => new URL(page.url()).hash

/** Presses everything on the page. @returns what could be seen after each press */
const use = async (visit: Visit): Promise<Record<string, unknown>> => {
  const { page } = visit
  const press = (name: string) => button(visit, name).click()
  const findings: Record<string, unknown> = {}

  await press('See the courses')
  await expect.poll(() => hash(visit)).toBe('#courses%20of%20may')

  const opening = page.context().waitForEvent('page')
  await press('See the kiln')
  const tab = await opening
  await tab.waitForURL(/kiln/)
  findings.kiln = [new URL(tab.url()).search, await tab.evaluate(() => window.opener)]
  await tab.close()

  const prices = page.getByText('A weekend costs 240.')
  findings.before = await prices.isVisible()
  await press('Show the prices')
  await prices.waitFor()
  findings.expanded = await button(visit, 'Show the prices').getAttribute('aria-expanded')
  await press('Hide the prices')
  await prices.waitFor({ state: 'hidden' })
  findings.collapsed = await button(visit, 'Show the prices').getAttribute('aria-expanded')

  await press('I have seen it all')
  await press('Nothing at all')
  await page.getByRole('button', { name: 'A bowl' }).click()
  await expect.poll(() => hash(visit)).toBe('#bowls')
  await press('Ask us')
  await expect.poll(() => joined(visit, ({ calls }) => calls)).toEqual(['open 33 click'])
  findings.options = await joined(visit, ({ runtime }) => [...runtime.page.popups.keys()].length)

  await page.getByLabel('Email').fill('ann@example.com')
  await Promise.all([page.waitForURL('**/subscribe'), press('Send me the dates')])
  return findings
}

describe.runIf(isShipped())('the same page in both formats', () => {
  it('behaves in the same way and sends the same hits', async () => {
    const { built, world } = fixture
    const results = []
    for (const format of FORMATS) {
      built.hits.length = 0
      const posted: string[] = []
      built.answer = async (request) => {
        if (request.method === 'POST') posted.push(await request.text())
        return new Response('<title>Taken</title>', { headers: { 'content-type': 'text/html' } })
      }
      const visit = await world.visit(built.page(format), { ours: true, prepare: standInForPopups })
      const findings = await use(visit)
      await expect.poll(() => built.hits.at(-1)?.form.event_name).toBe('close')
      const sessions = new Set(built.hits.map(({ form }) => form.session_id))
      const hits = built.hits.map(({ by, type, form }) => {
        expect(form.url).toContain(`${built.origin}/${format}`)
        return { ...form, by, type, session_id: '', url: '' } as Record<string, string>
      })
      const sorted = hits.sort((hit, other) => JSON.stringify(hit).localeCompare(JSON.stringify(other)))
      results.push({ findings, posted, hits: sorted, sessions: sessions.size })
    }
    const [original, ours] = results
    expect(original).toEqual(ours)
    expect(ours?.posted).toEqual(['EMAIL=ann%40example.com'])
    expect(ours?.sessions).toBe(1)
    expect(ours?.findings).toEqual({
      before: false,
      expanded: 'true',
      collapsed: 'false',
      options: 2,
      kiln: ['?of=hill%20pottery', null],
    })
    const lines = ours?.hits.map((hit) => `${hit.page_type} ${hit.option_id} ${hit.event_name} ${hit.received_element}`)
    const clicks = [
      'see courses',
      'See the kiln',
      'Show the prices',
      'Hide the prices',
      'seen it all',
      'Nothing at all',
    ]
    expect(lines?.sort()).toEqual(
      [
        ...['open', 'close'].map((event) => `page 0 ${event} whole_page`),
        ...[...clicks, 'c37-image-8', 'ask us', 'Send me the dates'].map((name) => `page 0 click ${name}`),
        'page 0 mark-campaign-complete seen it all',
      ].sort(),
    )
  })
})
