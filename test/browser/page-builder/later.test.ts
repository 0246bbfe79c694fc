/** Elements that are added to a page after its script has started: fragments that a script swaps, or a new body. */
import { describe, expect, it } from 'vitest'
import { AT_ONCE, withPagePopups } from '../../support/page-popups'
import type { Visit } from '../../support/visit.page'

const fixture = withPagePopups()

const PARTS = `<button type="button" id="ask">Ask us</button><span id="more">More</span><p id="extra" hidden>Extra</p>
<nav data-wisp-menu><button data-wisp-menu-toggle>Menu</button><ul data-wisp-menu-list><li><a href="#a">A</a></li></ul></nav>
<div data-wisp-countdown data-wisp-seconds="90" id="clock"></div>
<label>Day <input data-wisp-date name="day" value="2026-11-22"></label>
<section><div data-wisp-video='{"type":"image","poster":"/film.jpg"}'></div></section>
<div data-widget-option-id="40">A widget</div>
<div id="offer" data-popup-option-id="41" hidden><h2>An offer</h2></div>
<form data-wisp-form action="/ask" method="post"><input name="question" value="Why?"><button id="send">Send</button></form>`
/** Each part has its room from the start, so that nothing moves when it begins to work. */
const STYLE = `<style nonce="n0nce">#place > * { height: 60px; margin: 0; overflow: hidden; display: block }
#offer[hidden], [data-wisp-menu-toggle] { display: none } #extra[hidden] { visibility: hidden }</style>`

const open = () =>
  fixture.open({
    popups: { offer: AT_ONCE },
    openers: { ask: 'offer' },
    actions: { more: { action: 'show-elements', target: ['extra'] } },
    head: STYLE,
    body: `<template id="later">${PARTS}</template><main id="place"></main>`,
  })

/** Without strings as markup, which the policy of the page forbids. */
const swapIn = ({ page }: Visit, times = 1) =>
  page.evaluate((times) => {
    const template = document.querySelector<HTMLTemplateElement>('#later')
    const copies = Array.from({ length: times }, () => template?.content.cloneNode(true) ?? '')
    document.querySelector('#place')?.replaceChildren(...copies)
  }, times)
const swapOut = (visit: Visit) => swapIn(visit, 0)
const replaceBody = ({ page }: Visit) =>
  page.evaluate(() => {
    const body = document.createElement('body')
    const template = document.querySelector('#later')
    const place = document.createElement('main')
    place.id = 'place'
    body.append(...(template ? [template.cloneNode(true)] : []), place)
    document.body.replaceWith(body)
  })

const offer = ({ page }: Visit) => page.getByRole('heading', { name: 'An offer' })
/** Whether each part works: by what its chunk has made of it, and by what a press does. */
const expectAllToWork = async ({ page }: Visit): Promise<void> => {
  await page.locator('#more[role=button]').click()
  await page.locator('#extra').waitFor()
  await page.locator('[data-wisp-menu-toggle][aria-expanded]').waitFor({ state: 'attached' })
  await page.locator('#clock[role=timer]').waitFor()
  await page.locator('[data-wisp-video] > *').first().waitFor({ state: 'attached' })
  await page.locator('input[type=hidden][name=day]').waitFor({ state: 'attached' })
  await page.locator('#send').click()
  await page.locator('.wisp-answer').waitFor()
  await page.evaluate(() => dispatchEvent(new CustomEvent('wisp:toast', { detail: 'Saved' })))
  await page.getByText('Saved').waitFor()
}

describe('what comes later', () => {
  it('works, goes away with what holds it, and works again when it comes back', async () => {
    const visit = await open()
    await expect.poll(() => visit.wisp((wisp) => 'version' in wisp)).toBe(true)
    await swapIn(visit)
    await offer(visit).waitFor()
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await offer(visit).waitFor({ state: 'hidden' })
    await expectAllToWork(visit)
    await expect
      .poll(() => fixture.built.hits.filter(({ form }) => form.option_id === '40').map(({ form }) => form.event_name))
      .toEqual(['open'])
    await visit.page.locator('#ask').click()
    await offer(visit).waitFor()
    await swapOut(visit)
    await visit.page.locator('wisp-popup .wisp-frame').waitFor({ state: 'detached' })
    await swapIn(visit)
    await visit.page.locator('#ask').click()
    await offer(visit).waitFor()
  })

  it('works in a body that takes the place of the page’s', async () => {
    const visit = await open()
    await expect.poll(() => visit.wisp((wisp) => 'version' in wisp)).toBe(true)
    await replaceBody(visit)
    await swapIn(visit)
    await offer(visit).waitFor()
    await visit.page.getByRole('button', { name: 'Close' }).click()
    await expectAllToWork(visit)
  })
})
