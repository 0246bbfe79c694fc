import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { putPage } from '../../support/page-parts'
import type { Visit } from '../../support/visit.page'

const fixture = withWorld()

const NOON = Date.parse('2026-06-01T12:00:00Z')
const MINUTE = 60_000

const show = async (
  html: string,
  options: Parameters<typeof putPage>[3] & { timezoneId?: string } = {},
): Promise<Visit> => {
  putPage(fixture.world, '/countdown', html, options)
  const { timezoneId = 'UTC' } = options
  // The clock of the page stands still, however long the machine takes to load it.
  const prepare = async ({ page }: Visit): Promise<void> => {
    await page.clock.install({ time: NOON - MINUTE })
    await page.clock.pauseAt(NOON)
  }
  return fixture.world.visit('/countdown', { prepare, timezoneId })
}
const reads = async ({ page }: Visit): Promise<string> => {
  await page.getByRole('timer').waitFor()
  return (await page.getByRole('timer').innerText()).replace(/\s+/g, ' ').trim()
}
const label = ({ page }: Visit) => page.getByRole('timer').getAttribute('aria-label')

const unit = (name: string) => `<div data-wisp-unit="${name}"><span>00</span> <span>${name}</span></div>`
const UNITS = ['days', 'hours', 'minutes', 'seconds'].map(unit).join('')

describe.runIf(isShipped())('a countdown of the page', () => {
  it('runs to a date in a zone, and says what is left in words', async () => {
    const visit = await show(
      `<div data-wisp-countdown data-wisp-end="2026-06-02T16:03:05" data-wisp-zone="Europe/Paris">${UNITS}</div>`,
    )
    expect(await reads(visit)).toBe('01 days 02 hours 03 minutes 05 seconds')
    expect(await label(visit)).toBe('1 day 2 hours 3 minutes')
    expect(await visit.page.getByRole('timer').getAttribute('aria-live')).toBe('off')
    await visit.page.clock.runFor(6_000)
    expect(await reads(visit)).toBe('01 days 02 hours 02 minutes 59 seconds')
    // Axe waits by the clock.
    await visit.page.clock.resume()
    expect(await violationsOf(visit.page, 'body > div')).toEqual([])
  })

  it('carries the hours and days that it does not show into its largest unit', async () => {
    const visit = await show(
      `<div data-wisp-countdown data-wisp-end="2026-06-05T12:00:09" data-wisp-largest="hours">${unit('hours')}${unit('minutes')}${unit('seconds')}</div>`,
    )
    expect(await reads(visit)).toBe('96 hours 00 minutes 09 seconds')
  })

  it('adds the units that are missing, with Hebrew names on a Hebrew page', async () => {
    const visit = await show('<div data-wisp-countdown data-wisp-seconds="61" data-wisp-largest="minutes"></div>', {
      lang: 'he',
    })
    await expect.poll(() => reads(visit)).toBe('01 דקות 01 שניות')
    expect(await label(visit)).toBe('1 דקה')
  })

  it('reads the numbers that WP Lead Plus X prints, and hides what it hides', async () => {
    const part = (name: string, number: string, hidden = '') =>
      `<li class="${hidden}"><span class="simple-countdown-${name} simple-countdown-element"><span class="cd-number">${number}</span> <span class="simple-countdown-label">${name.toUpperCase()}</span></span></li>`
    const visit = await show(
      `<p class="tall">Scroll</p><div><ul class="c37-simple-countdown">${part('days', '00', 'hidden')}${part('hours', '01')}${part('minutes', '04')}${part('seconds', '58')}</ul></div>`,
      { css: '.tall{height:820px}' },
    )
    expect(await reads(visit)).toBe('01 HOURS 04 MINUTES 58 SECONDS')
    await visit.page.clock.runFor(59_000)
    expect(await reads(visit)).toBe('01 HOURS 03 MINUTES 59 SECONDS')
    // Axe waits by the clock.
    await visit.page.clock.resume()
    expect(await violationsOf(visit.page, '[role=timer]')).toEqual([])
  })

  it('is right again after the computer has slept', async () => {
    const visit = await show(`<div data-wisp-countdown data-wisp-end="2026-06-01T13:00:00">${UNITS}</div>`)
    expect(await reads(visit)).toBe('00 days 01 hours 00 minutes 00 seconds')
    await visit.page.clock.fastForward(50 * MINUTE)
    await expect.poll(() => reads(visit)).toBe('00 days 00 hours 10 minutes 00 seconds')
  })

  it('moves nothing beside it when its digits change', async () => {
    const visit = await show(
      `<div class="row"><div data-wisp-countdown data-wisp-seconds="20" data-wisp-largest="seconds">${unit('seconds')}</div><b>Beside</b></div>`,
      { css: '.row{display:flex;font-family:serif}' },
    )
    await reads(visit)
    const leftEdge = () => visit.page.locator('b').evaluate((it) => it.getBoundingClientRect().left)
    const before = await leftEdge()
    for (let second = 0; second < 10; second++) {
      await visit.page.clock.runFor(1_000)
      expect(await leftEdge()).toBe(before)
    }
    expect(await reads(visit)).toBe('10 seconds')
  })

  it('tells the page’s own scripts of each second and of the end, and says that the time is up', async () => {
    const visit = await show(`<div data-wisp-countdown aria-label="Doors open" data-wisp-seconds="2">${UNITS}</div>`)
    expect(await label(visit)).toBe('Doors open: 2 seconds')
    await visit.page.evaluate(() => {
      const seconds: number[] = []
      Object.assign(window, { told: seconds })
      addEventListener('wisp:countdown', (event) =>
        seconds.push((event as CustomEvent<{ seconds: number }>).detail.seconds),
      )
    })
    await visit.page.clock.runFor(5_000)
    expect(await visit.page.evaluate('told')).toEqual([1, 0])
    expect(await label(visit)).toBe('Doors open: Time is up')
  })

  it.each([
    'data-wisp-end="soon"',
    'data-wisp-end="2026-13-40T00:00"',
    'data-wisp-end="2026-06-31"',
    'data-wisp-end="2027-02-29T10:00Z"',
    'data-wisp-end="31.12.2026"',
    'data-wisp-end="2026-06-02" data-wisp-zone="Mars/Olympus"',
    'data-wisp-seconds="3600s"',
    'data-wisp-seconds="1:30"',
    'data-wisp-seconds="-5"',
    'data-wisp-seconds="1,5"',
  ])('with %s stays as the page has printed it, leads nowhere, and tells its owner', async (attributes) => {
    putPage(fixture.world, '/next', '<h1>Next</h1>')
    const path = '/countdown'
    const html = `<div id="it" data-wisp-countdown ${attributes} data-wisp-at-end="open-url" data-wisp-target="/next"><time>On Sunday</time></div>
      <div data-wisp-countdown data-wisp-seconds="5">${UNITS}</div>`
    for (const [query, complaints] of [
      ['', 0],
      ['?wisp-inspect', 1],
    ] as const) {
      putPage(fixture.world, path, html)
      const messages: string[] = []
      const visit = await fixture.world.visit(path + query, {
        ours: true,
        prepare: async ({ page }: Visit) => {
          page.on('console', (message) => {
            if (message.text().startsWith('[wisp]')) messages.push(message.text())
          })
          await page.clock.install({ time: NOON })
        },
      })
      await reads(visit)
      expect(await visit.page.locator('#it').innerText()).toBe('On Sunday')
      expect(messages).toHaveLength(complaints)
      const [name = '', value = ''] = attributes.split(/="|"/)
      if (messages[0])
        expect(messages[0]).toContain(`${name}="${value}" is no ${name.endsWith('end') ? 'date' : 'number'}`)
      expect(new URL(visit.page.url()).pathname).toBe(path)
    }
  })
})

describe.runIf(isShipped())('a countdown by duration', () => {
  const timer = (attributes: string) =>
    `<div data-wisp-countdown ${attributes} data-wisp-largest="minutes">${unit('minutes')}${unit('seconds')}</div>`
  const again = async (visit: Visit, milliseconds: number): Promise<string> => {
    await visit.page.clock.fastForward(milliseconds)
    await visit.page.reload()
    return reads(visit)
  }

  it.each([
    ['without popups', 'data-wisp-seconds="600"', {}],
    ['with popups', 'data-wisp-seconds="600"', { data: { popups: { letter: {} } } }],
    ['with a site of a server', 'data-wisp-seconds="600"', { root: 'data-root="body" data-site="SITE"' }],
    ['by its id', 'id="offer" data-wisp-seconds="600"', {}],
    ['where the tag names no part as the owner’s', 'data-wisp-seconds="600"', { root: '' }],
  ])('goes on in the visitor’s next view of a page %s', async (_, attributes, options) => {
    const visit = await show(timer(attributes), options)
    await visit.page.clock.pauseAt(NOON + 1_000_000)
    await visit.page.evaluate(() => localStorage.clear())
    await visit.page.reload()
    expect(await reads(visit)).toBe('10 minutes 00 seconds')
    expect(await again(visit, 2 * MINUTE)).toBe('08 minutes 00 seconds')
    expect(await again(visit, 3 * MINUTE)).toBe('05 minutes 00 seconds')
    expect(await again(visit, 60 * MINUTE)).toBe('00 minutes 00 seconds')
    expect(await label(visit)).toBe('Time is up')
  })

  it('goes on with its usual duration too, and by itself where there are several', async () => {
    const visit = await show(`${timer('')}<p>And</p>`)
    await visit.page.clock.pauseAt(NOON + 1_000_000)
    await visit.page.evaluate(() => localStorage.clear())
    await visit.page.reload()
    expect(await reads(visit)).toBe('04 minutes 58 seconds')
    expect(await again(visit, 2 * MINUTE)).toBe('02 minutes 58 seconds')
    expect(visit.requests).not.toContain('GET /wisp.js')
  })

  it('stores nothing before the visitor has allowed it, and goes on afterwards', async () => {
    const visit = await show(timer('data-wisp-seconds="600"'), { root: 'data-root="body" data-consent="required"' })
    await visit.page.clock.pauseAt(NOON + 1_000_000)
    await visit.page.reload()
    expect(await reads(visit)).toBe('10 minutes 00 seconds')
    const countStored = () =>
      visit.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('wisp.timer.')).length)
    await expect.poll(() => visit.page.evaluate(() => 'version' in (window.wisp as object))).toBe(true)
    expect(await countStored()).toBe(0)
    await visit.page.evaluate(() => (window.wisp as unknown as { consent(yes: boolean): void }).consent(true))
    await expect
      .poll(async () => {
        await visit.page.clock.runFor(500)
        return countStored()
      })
      .toBe(1)
  })
})

describe.runIf(isShipped())('at its end, a countdown', () => {
  const ending = (atEnd: string, target: string, end = 'data-wisp-seconds="2"') =>
    `<div data-wisp-countdown ${end} data-wisp-at-end="${atEnd}" data-wisp-target="${target}">${UNITS}</div>`
  const PAST = 'data-wisp-end="2026-01-01T00:00"'

  it('shows and hides elements', async () => {
    const visit = await show(
      `${ending('hide-elements', 'offer, price')}${ending('show-elements', 'late,constructor')}<p id="offer">Offer</p><p id="price">Price</p><p id="late" hidden>Too late</p>`,
    )
    const { page } = visit
    await expect.poll(() => page.getByRole('timer').count()).toBe(2)
    expect(await page.locator('p:visible').allInnerTexts()).toEqual(['Offer', 'Price'])
    // The visitor is on the page when it happens: moving the rest is what the owner has asked for.
    await page.mouse.click(5, 5)
    await page.clock.runFor(2_000)
    expect(await page.locator('p:visible').allInnerTexts()).toEqual(['Too late'])
  })

  it('opens an address in the same tab, and one that was over before leaves no step in the history', async () => {
    putPage(fixture.world, '/next', '<h1>Next</h1>')
    const visit = await show(ending('open-url', '/next'))
    await reads(visit)
    await visit.page.clock.runFor(2_000)
    await visit.page.waitForURL('**/next')
    putPage(fixture.world, '/over', ending('open-url', encodeURIComponent(`${fixture.world.host}/next?a=b%20c`), PAST))
    const length = await visit.page.evaluate(() => history.length)
    await visit.page.goto(`${fixture.world.host}/over`)
    await visit.page.waitForURL('**/next?a=b%20c')
    expect(await visit.page.evaluate(() => history.length)).toBe(length + 1)
  })

  it.each([
    'javascript:document.title=1',
    'javascript%3Adocument.title=1',
    'data:text/html,x',
    'tel:1',
    '',
    'http://',
    '#here',
  ])('does not follow “%s”', async (address) => {
    const visit = await show(ending('open-url', address, PAST))
    expect(await reads(visit)).toBe('00 days 00 hours 00 minutes 00 seconds')
    expect(await label(visit)).toBe('Time is up')
    expect(await visit.page.title()).toBe('A page that was built')
    expect(new URL(visit.page.url()).pathname).toBe('/countdown')
  })

  it('never runs a script', async () => {
    const visit = await show(ending('exec-code', 'document.title = 1', PAST))
    await reads(visit)
    expect(await visit.page.title()).toBe('A page that was built')
  })
})
