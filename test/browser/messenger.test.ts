import { expect, it } from 'vitest'
import type { PopupDefinition } from '../../shared/model/popup'
import { withWorld } from '../support/browser'
import { inBoth, isShipped } from '../support/builds'
import { formatsAs } from '../support/formats'
import { frameOf, idOf, ofType, openType } from '../support/types'
import type { Visit } from '../support/visit.page'

const fixture = withWorld()

const LINK =
  '<h2>Talk to us</h2><a href="https://m.me/juniper" data-wisp-messenger data-wisp-page="42" data-wisp-app="7">Write</a>'
const FACEBOOK = 'https://connect.facebook.net/**'

/** Opens a click popup of this format, or this one. Returns what Facebook is asked for, and the tabs that are opened. */
const social = async (formatOrPopup: number | PopupDefinition, sdk?: string) => {
  const popup =
    typeof formatOrPopup === 'number'
      ? ofType('social', { format: formatOrPopup, target: 'click', html: LINK })
      : formatOrPopup
  await fixture.world.show(popup)
  const sdkRequests: string[] = []
  const tabs: string[] = []
  const visit = await fixture.world.visit('/plain', {
    prepare: async ({ page }) => {
      await page.context().route('https://m.me/**', (route) => {
        tabs.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: 'Messenger' })
      })
      await page.route(FACEBOOK, (route) => {
        sdkRequests.push(new URL(route.request().url()).pathname)
        return sdk === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: sdk })
      })
    },
  })
  await openType(visit, 'social')
  const link = visit.page.getByRole('link', { name: 'Write' })
  return { visit, link, sdkRequests, tabs }
}
const lead = async () => (await fixture.world.store.figures.totals()).get(idOf('social'))?.conversions ?? 0

it.each(inBoth<number>([4, 1, 3, 7, 8]))(
  'format %i: if the plugin fails, a tab opens Messenger with the lead’s id',
  async (format) => {
    const { visit, link, sdkRequests, tabs } = await social(format)
    // The chunk of that name may be fetched just then, too.
    const conversion = visit.page.waitForRequest(/\/api\/display\/conversion\//)
    await link.press('Enter')
    const reference = new URLSearchParams((await conversion).postData() ?? '').get('facebook_messanger_data_ref') ?? ''
    expect(reference).toMatch(/^\d{14,23}-\d{1,10}$/)
    await expect.poll(() => tabs).toEqual([`https://m.me/juniper?ref=${reference}`])
    await frameOf(visit).waitFor({ state: 'detached' })
    await expect.poll(lead).toBe(1)
    expect(sdkRequests).toEqual(
      {
        3: ['/en_US/sdk/xfbml.customerchat.js'],
        7: ['/en_US/sdk/xfbml.customerchat.js'],
        4: ['/en_US/sdk.js'],
        8: ['/en_US/sdk.js'],
      }[format] ?? [],
    )
  },
)

/** The library's design of that number, with nothing else said, and with an app where it can have one. */
const designOf = (format: number): PopupDefinition => {
  const popup = Object.values(formatsAs({ language: 'en', layout: 'horizontal' }, (type) => type === 'social')).find(
    (popup) => popup.format === format,
  )
  if (!popup) throw new Error(`no design for ${format}`)
  return { ...popup, id: idOf('social'), html: popup.html.replace('data-wisp-app=""', 'data-wisp-app="7"') }
}
const BUTTON = 'wisp-popup [data-wisp-messenger][part=button]'

it.each(inBoth<number>([3, 7, 4, 8]))(
  'the library’s design of format %i does it by its number alone',
  async (format) => {
    const { visit, sdkRequests, tabs } = await social(designOf(format))
    const link = visit.page.locator(BUTTON)
    const box = visit.page.locator('wisp-popup input[type=checkbox]')
    if (await box.count()) {
      await link.click()
      expect(await box.evaluate((input) => input.matches(':invalid'))).toBe(true)
      expect(await lead()).toBe(0)
      await box.check()
    }
    await link.click()
    await expect.poll(() => tabs).toEqual([expect.stringMatching(/^https:\/\/m\.me\/\w+\?ref=\d{14,23}-\d{1,10}$/)])
    await frameOf(visit).waitFor({ state: 'detached' })
    await expect.poll(lead).toBe(1)
    expect(sdkRequests).toEqual([format === 3 || format === 7 ? '/en_US/sdk/xfbml.customerchat.js' : '/en_US/sdk.js'])
  },
)

it.runIf(isShipped())('the library’s design for sending shows the button of Facebook', async () => {
  const { visit, tabs } = await social(designOf(8), sdk('send_to_messenger'))
  await visit.page.locator(BUTTON).click()
  await visit.page.locator(BUTTON).waitFor({ state: 'hidden' })
  expect(await plugin(visit)).toMatch(/class="fb-send-to-messenger" messenger_app_id="7" page_id="gritmoor"/)
  expect(tabs).toEqual([])
})

it.runIf(isShipped())('a reply of the visitor opens the conversation with that text', async () => {
  const { visit, tabs } = await social(designOf(3))
  await visit.page.getByRole('link', { name: 'Move my appointment' }).click()
  await expect
    .poll(() => tabs)
    .toEqual([expect.stringMatching(/^https:\/\/m\.me\/lanternclinic\?text=Move(\+|%20)my(\+|%20)appointment&ref=/)])
})

/** The part of Facebook's SDK that we use. It records its plugin and can fire events. */
const sdk = (event: string) => `
  const told = {}
  window.FB = {
    init() {},
    Event: { subscribe(type, listener) { told[type] = listener; window.tell = (event) => listener({ event }) } },
    XFBML: { parse(holder) { window.plugin = holder.firstElementChild.outerHTML; told['${event}']?.({ event: 'rendered' }) } },
  }`
const plugin = ({ page }: Visit) => page.evaluate(() => (window as { plugin?: string }).plugin)

it.runIf(isShipped())('if the chat still answers, it opens on the page', async () => {
  const { visit, link, tabs } = await social(3, sdk('customerchat.load'))
  await link.click()
  await frameOf(visit).waitFor({ state: 'detached' })
  expect(await plugin(visit)).toMatch(/class="fb-customerchat" page_id="42"/)
  expect(tabs).toEqual([])
})

it.runIf(isShipped())('if the chat loads but stays silent, the link is followed', async () => {
  const { visit, link, tabs } = await social(3, sdk('never'))
  await link.click()
  await expect.poll(() => tabs).toHaveLength(1)
  expect(await visit.page.locator('.fb-customerchat').count()).toBe(0)
})

it.runIf(isShipped())('the “Send to Messenger” button replaces the link until it has been used', async () => {
  const { visit, link, tabs } = await social(4, sdk('send_to_messenger'))
  await link.click()
  await link.waitFor({ state: 'hidden' })
  expect(await plugin(visit)).toMatch(
    /class="fb-send-to-messenger" messenger_app_id="7" page_id="42" data-ref="\d{14,23}-\d{1,10}"/,
  )
  await visit.page.evaluate(() => (window as unknown as { tell(event: string): void }).tell('opt_in'))
  await frameOf(visit).waitFor({ state: 'detached' })
  expect(tabs).toEqual([])
})
