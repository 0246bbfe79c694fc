import { describe, expect, it } from 'vitest'
import { violationsOf } from '../support/axe'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { DESK_TOKEN } from '../support/world'

const fixture = withWorld()

const ID = 'popuptea00001'
const LONG = 'Gunpowder from the eastern slopes, first flush, with a slice of lemon and no sugar at all'
const POLL = popupOf({
  id: ID,
  name: 'Tea poll',
  html: `<section data-wisp-screen="main"><h2>Tea?</h2>
    ${['Green', 'Black', LONG].map((tea) => `<button type="button" data-wisp-action="next" data-wisp-to="thanks" data-wisp-vote="tea" value="${tea}">${tea}</button>`).join('')}</section>
    <section data-wisp-screen="thanks"><h2>Thank you</h2><div data-wisp-shares="tea"></div></section>`,
})

const vote = (clientId: string, answer: string) =>
  fixture.world.store.votes.add({ popupId: ID, field: 'tea', clientId, answers: [answer] })

const desk = async (viewport = { width: 1280, height: 800 }) => {
  await fixture.world.show(POLL, popupOf({ id: 'popupplain001', name: 'Plain' }))
  const visit = await fixture.world.visit(`${fixture.world.wisp}/desk#token=${DESK_TOKEN}`, { ours: true, viewport })
  const { page } = visit
  await page.getByText('Live', { exact: true }).waitFor()
  const button = page.getByRole('button', { name: 'Details of Tea poll' })
  await button.waitFor()
  return { button, page }
}

describe.runIf(isShipped())('a poll on the desk', () => {
  it('says how its question was answered in its details, which others do not have', async () => {
    const { button, page } = await desk()
    await page.getByRole('button', { name: 'Details of Plain' }).click()
    await page.getByRole('heading', { name: 'Leads to' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Answers' }).count()).toBe(0)
    await button.click()
    await page.getByText('Nobody has answered yet.').waitFor()
    await vote('one', 'Black')
    await vote('two', 'Green')
    await vote('three', 'Green')
    await button.click()
    await button.click()
    const table = page.getByRole('table', { name: 'tea: answered by 3 visitors' })
    await table.waitFor()
    await expect
      .poll(async () => (await table.getByRole('row').allInnerTexts()).map((text) => text.split(/\s+/)))
      .toEqual([
        ['Answer', 'Votes', 'Share'],
        ['Green', '2', '66.7%'],
        ['Black', '1', '33.3%'],
      ])
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await violationsOf(page, 'body')).toEqual([])
  })

  it.each([
    { name: 'a desktop', width: 1280 },
    { name: 'a phone', width: 390 },
  ])('has its figures beside each answer on $name, however long that is', async ({ width }) => {
    for (const client of ['one', 'two', 'three']) await vote(client, LONG)
    await vote('four', 'Black')
    const { button, page } = await desk({ width, height: 844 })
    await button.click()
    const table = page.getByRole('table', { name: /^tea/ })
    await table.getByText('75%').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    for (const row of (await table.getByRole('row').all()).slice(1)) {
      const edges = await Promise.all(
        [row.getByRole('rowheader'), ...(await row.getByRole('cell').all())].map((cell) => cell.boundingBox()),
      )
      const [first, ...others] = edges.map((edge) => {
        if (!edge) throw new Error('a cell of the row is not drawn')
        return { middle: edge.y + edge.height / 2, height: edge.height }
      })
      if (!first) throw new Error('the row has no cells')
      expect(others).toHaveLength(2)
      for (const { middle } of others) expect(Math.abs(middle - first.middle)).toBeLessThan(first.height)
    }
  })
})
