/** Questions whose shares are shown after the visitor has answered. */
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { popupOf } from '../support/popup'
import { callsOf, offerOf, stocked } from '../support/product-store'
import { settled } from '../support/settled'

const fixture = withWorld()

const VOTES = '**/api/display/vote/**'

/** A vote by one press. */
const PRESSED = popupOf({
  id: 'popuppress001',
  html: `<section data-wisp-screen="main"><h2>Tea?</h2>
    ${['Green', 'Black'].map((tea) => `<button data-wisp-action="next" data-wisp-to="thanks" data-wisp-vote="tea" value="${tea}">${tea}</button>`).join('')}</section>
    <section data-wisp-screen="thanks"><h2>Thank you</h2><div data-wisp-shares="tea"></div><p>That is all.</p></section>`,
})

/** A vote that is sent as a lead. */
const ASKED = popupOf({
  id: 'popupasked001',
  html: `<section data-wisp-screen="main"><h2>Tea?</h2><form data-wisp-form>
    <fieldset data-wisp-field="tea" data-wisp-check="required">
      <label><input type="radio" name="tea" value="g">Green</label><label><input type="radio" name="tea" value="b">Black</label>
    </fieldset><button>Vote</button></form></section>
    <section data-wisp-screen="thanks"><h2>Thank you</h2><div data-wisp-shares="tea"></div></section>`,
})

const votesOf = async (popupId: string, answers: string[]): Promise<void> => {
  for (const [index, answer] of answers.entries())
    await fixture.world.store.votes.add({ popupId, field: 'tea', clientId: `before${index}`, answers: [answer] })
}

describe.runIf(isShipped())('a poll', () => {
  it('shows the shares with the own vote among them, which comes and goes with one request, and moves nothing', async () => {
    await fixture.world.show(PRESSED)
    await votesOf(PRESSED.id, ['Black', 'Black', 'Green'])
    let release = (): void => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const calls: string[] = []
    const hold = async (route: Route): Promise<void> => {
      calls.push(`${route.request().postData()}`)
      await gate
      await route.continue()
    }
    const { dialog } = await fixture.world.visit('/plain', { prepare: ({ page }) => page.route(VOTES, hold) })
    await dialog.waitFor()
    expect(await dialog.locator('[part=shares]').count()).toBe(0)
    expect(calls).toEqual([])
    await dialog.getByRole('button', { name: 'Green' }).click()
    const rows = dialog.getByRole('listitem')
    await rows.first().waitFor()
    const boxes = () =>
      dialog.evaluate((frame) =>
        [...frame.querySelectorAll('p,li,b')].map((each) => JSON.stringify(each.getBoundingClientRect())),
      )
    // Until the figures are there, nothing says any.
    expect(await dialog.innerText()).not.toMatch(/\d/)
    const before = await boxes()
    release()
    await expect
      .poll(() => rows.allInnerTexts().then((texts) => texts.map((text) => text.replace(/\s+/g, ' ').trim())))
      .toEqual(['Green 50%', 'Black 50%'])
    await expect.poll(() => dialog.innerText()).toContain('4 votes')
    expect(await boxes()).toEqual(before)
    expect(await rows.first().getAttribute('aria-current')).toBe('true')
    expect(await dialog.getByRole('status').textContent()).toBe('Green: 50%, Black: 50%, 4 votes')
    expect(calls).toHaveLength(1)
  })

  it('counts an answer that is sent as a lead, once a visitor, and goes on without figures if the server does not answer', async () => {
    await fixture.world.show(ASKED)
    const first = await fixture.world.visit('/plain')
    const vote = async ({ dialog }: typeof first, name: string): Promise<void> => {
      await dialog.getByText(name).click()
      await dialog.getByRole('button', { name: 'Vote' }).click()
      await dialog.getByRole('heading', { name: 'Thank you' }).waitFor()
    }
    await vote(first, 'Green')
    await expect.poll(() => first.dialog.innerText()).toContain('1 vote')
    await expect
      .poll(async () => (await fixture.world.store.leads.all({ search: '' })).map(({ fields }) => fields.tea))
      .toEqual(['g'])
    // Tabs of one browser show one popup at a time.
    await first.wisp((wisp) => wisp.close())
    await first.dialog.waitFor({ state: 'detached' })
    const again = await fixture.world.visit('/plain', { beside: first })
    await again.dialog.waitFor()
    await vote(again, 'Black')
    await expect.poll(() => again.dialog.innerText()).toContain('1 vote')
    const counts = await fixture.world.store.votes.of(ASKED.id, 'tea')
    expect([counts.voters, counts.votes.get('b')]).toEqual([1, 1])
    const cut = await fixture.world.visit('/plain', {
      prepare: ({ page }) => page.route(VOTES, (route) => route.abort()),
    })
    const failed = cut.page.waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/vote/') })
    await vote(cut, 'Black')
    await failed
    await expect.poll(() => cut.dialog.innerText()).toContain('Black')
    expect(await cut.dialog.innerText()).not.toMatch(/\d/)
  })

  it('of a form with steps counts what each step was answered, and answers choose the products that follow', async () => {
    const answer = (name: string, value: string, set = '') =>
      `<label><input type="radio" name="${name}" value="${value}" ${set}>${value}</label>`
    const popup = popupOf({
      id: 'popupsteps001',
      html: `<form data-wisp-form>
        <section data-wisp-screen="tea"><h2>Tea?</h2><fieldset data-wisp-field="tea">
          ${answer('tea', 'Green', 'data-wisp-set="ids:7,8"')}${answer('tea', 'Black', 'data-wisp-set="category:newest"')}</fieldset>
          <button type="button" data-wisp-action="next">On</button></section>
        <section data-wisp-screen="milk"><h2>Milk?</h2><fieldset data-wisp-field="milk">${answer('milk', 'Oat')}${answer('milk', 'None')}</fieldset>
          <button type="button" data-wisp-action="back">Back</button><button>Send</button></section>
      </form>
      <section data-wisp-screen="thanks"><h2>These</h2><div data-wisp-shares="tea"></div><div data-wisp-products="popular"></div></section>`,
    })
    await fixture.world.show(popup)
    const visit = await fixture.world.visit('/plain', {
      prepare: (before) =>
        stocked(before, {
          offers: { manual: [offerOf('7', { title: 'Sencha' })], newest: [offerOf('9', { title: 'Assam' })] },
          otherwise: [offerOf('1', { title: 'Mint' })],
        }),
    })
    const { dialog } = visit
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
    const votes = async () => (await fixture.world.store.votes.of(popup.id, 'tea')).votes
    const offerRequests = async () =>
      (await callsOf(visit))?.offers.map(({ category, ids }) => [category, ...ids].join())
    await dialog.getByText('Green').click()
    // No store is asked before an answer is final, as most visitors never come to the products.
    expect(await offerRequests()).toEqual([])
    await press('On')
    await dialog.getByRole('heading', { name: 'Milk?' }).waitFor()
    await expect.poll(offerRequests).toEqual(['manual,7,8'])
    await expect.poll(async () => (await votes()).get('Green')).toBe(1)
    await press('Back')
    await dialog.getByText('Black').click()
    await press('On')
    await dialog.getByText('Oat').click()
    await expect.poll(async () => [(await votes()).get('Green'), (await votes()).get('Black')]).toEqual([0, 1])
    await press('Send')
    await dialog.getByRole('heading', { name: 'These' }).waitFor()
    await expect.poll(() => dialog.innerText()).toMatch(/Black\s+100%[\s\S]+1 vote[\s\S]+Assam/)
    expect(await dialog.innerText()).not.toMatch(/Mint|Sencha/)
    expect(await offerRequests()).toEqual(['manual,7,8', 'newest'])
  })

  it.each([
    {
      name: 'what the template says where they are sold out',
      otherwise: [offerOf('1', { title: 'Mint' })],
      shows: 'Mint',
    },
    { name: 'what stands in their place where the store has nothing', otherwise: [], shows: 'Write to us' },
  ])('whose answers choose products shows $name', async ({ otherwise, shows }) => {
    const quiz = `<form data-wisp-form>
      <section data-wisp-screen="tea"><h2>Tea?</h2><fieldset data-wisp-field="tea">
        <label><input type="radio" name="tea" value="g" data-wisp-set="ids:7"> Green</label></fieldset>
        <button type="button" data-wisp-action="next">On</button></section>
      <section data-wisp-screen="picks"><h2>These</h2><div data-wisp-products="popular">Write to us.</div><button>Send</button></section></form>`
    await fixture.world.show(popupOf({ id: 'popupnone0001', html: quiz }))
    const { dialog } = await fixture.world.visit('/plain', {
      prepare: (before) => stocked(before, { offers: { manual: [] }, otherwise }),
    })
    await dialog.getByText('Green').click()
    await dialog.getByRole('button', { name: 'On' }).click()
    await dialog.getByRole('heading', { name: 'These' }).waitFor()
    await dialog.getByText(shows).first().waitFor()
    expect(/Write to us/.test(await dialog.innerText())).toBe(shows === 'Write to us')
  })

  it('counts a vote once where the browser refuses to store anything', async () => {
    // Of its own, since votes stay when popups are removed.
    const popup = { ...ASKED, id: 'popup0refused' }
    await fixture.world.show(popup)
    const calls: string[] = []
    const { dialog, page } = await fixture.world.visit('/plain', {
      async prepare({ page }) {
        page.on('request', (request) => void (request.url().includes('/vote/') && calls.push(request.url())))
        await page.addInitScript(() => {
          const refuse = {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          }
          for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse)
        })
      },
    })
    await dialog.getByLabel('Green').check()
    await dialog.getByRole('button', { name: 'Vote' }).click()
    await expect.poll(() => dialog.innerText()).toMatch(/Green\s+100%[\s\S]+1 vote/)
    await settled(page)
    expect(calls).toHaveLength(1)
    expect((await fixture.world.store.votes.of(popup.id, 'tea')).voters).toBe(1)
  })

  it('in a preview shows the own vote alone, and sends nothing', async () => {
    await fixture.world.show(PRESSED)
    await votesOf(PRESSED.id, ['Black'])
    const calls: string[] = []
    const { dialog } = await fixture.world.visit(`/plain?ppt-preview=${PRESSED.id}`, {
      prepare: ({ page }) => page.on('request', (request) => calls.push(request.url())),
    })
    await dialog.getByRole('button', { name: 'Green' }).click()
    await expect.poll(() => dialog.innerText()).toMatch(/Green\s+100%[\s\S]+1 vote/)
    expect(calls.filter((url) => url.includes('/vote/'))).toEqual([])
  })
})
