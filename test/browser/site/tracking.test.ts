import { describe, expect, it } from 'vitest'

it('are counted as the original’s variable says, whichever script has set it', async () => {
  const script = `${GTAG};var monsterinsights_frontend={v4_id:'G-2'}`
  const { calls, page } = await show('<a href="tel:1">Call</a>', { script, settings: null })
  await page.getByRole('link', { name: 'Call' }).click()
  expect(await calls()).toEqual([['event', 'tel', expect.objectContaining({ tel_number: '1', send_to: 'G-2' })]])
})

import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { putSite } from '../../support/site-page'

const fixture = withWorld()

const FAR = 'https://far.test/page?a=1'
const GTAG = 'var calls=[];function gtag(){calls.push([...arguments])}'
const PROBE = '<a id="probe" href="#probe" data-vars-ga-category="probe">Probe</a>'

interface Options {
  script?: string
  /** null: the page has no block. */
  settings?: unknown
  /** The page has no analytics that could tell when it is being watched. */
  unseen?: true
  head?: string
  policy?: null
}

/** A page whose links are being watched, and whose time stands still. */
const show = async (
  body: string,
  { script = GTAG, settings = { v4_id: 'G-1' }, unseen, head = '', policy }: Options = {},
) => {
  const path = putSite(fixture.world, PROBE + body, {
    script,
    head,
    policy,
    blocks: settings === null ? {} : { tracking: settings },
  })
  const fetchedPaths: string[] = []
  const visit = await fixture.world.visit(path, {
    async prepare({ page }) {
      await page.clock.install({ time: 0 })
      await page.context().route('https://far.test/**', (route) => {
        fetchedPaths.push(new URL(route.request().url()).pathname)
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Far</title>' })
      })
    },
  })
  const { page } = visit
  const calls = (): Promise<[string, string, Record<string, unknown>][]> =>
    page.evaluate(() => (window as unknown as { calls: [] }).calls.map((call) => [...call]))
  const probed = async () => {
    await page.evaluate(() => document.getElementById('probe')?.click())
    return (await calls()).length
  }
  await page.waitForLoadState()
  await expect.poll(() => visit.requests).toContain('GET /v/site-links.js')
  if (!unseen) {
    await expect.poll(probed).toBeGreaterThan(0)
    await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls.splice(0))
  }
  await page.clock.pauseAt(3_600_000)
  const tell = () =>
    page.evaluate(() => {
      const [, , { event_callback }] = (window as unknown as { calls: [[0, 0, { event_callback(): void }]] }).calls[0]
      event_callback()
    })
  return { ...visit, fetchedPaths, calls, eventNames: async () => (await calls()).map(([, name]) => name), tell }
}

/** The fields that the event of every link has. */
const link = (link_url: string, link_text: string, more: object) => ({
  action: link_url,
  link_url,
  link_text,
  link_classes: '',
  link_id: '',
  send_to: 'G-1',
  ...more,
})

describe.runIf(isShipped())('a link that is pressed', () => {
  it('is told by its kind, with its parameters, and a new tab, mail and telephone at once', async () => {
    const links = [
      `<a href="https://far.test/x" class="big" id="far" target="_blank"> Far\n away </a>`,
      `<a href="/go/shop" target="shop">Shop</a>`,
      `<a href="/files/list.pdf?v=2" target="_blank" data-vars-ga-action="list" data-vars-ga-label="The list">x</a>`,
      `<a href="https://far.test/a.ZIP" target="_blank">Zip</a>`,
      `<a href="mailto:a@b.test?subject=Hi">Write</a>`,
      `<a href="tel:+1-2" title="Call us">x</a>`,
      `<a href="/about" data-vars-ga-category="team-and-us" target="_blank">Team</a>`,
      `<a href="/about#part" target="_blank">About</a>`,
    ]
    const { page, calls } = await show(links.map((link) => `<p>${link}</p>`).join(''))
    const { origin, hostname } = new URL(page.url())
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('p a')) link.click()
    })
    const file = `${origin}/files/list.pdf?v=2`
    const outbound = { link_domain: 'far.test', outbound: true, is_affiliate_link: false }
    expect(await calls()).toEqual(
      [
        ['click', link('https://far.test/x', 'Far away', { ...outbound, link_classes: 'big', link_id: 'far' })],
        [
          'click',
          link(`${origin}/go/shop`, 'Shop', {
            link_domain: hostname,
            outbound: true,
            is_affiliate_link: true,
            affiliate_label: 'affiliate',
          }),
        ],
        [
          'file_download',
          link(file, 'The list', {
            action: 'list',
            link_domain: hostname,
            file_extension: 'pdf',
            file_name: 'list.pdf',
          }),
        ],
        [
          'file_download',
          link('https://far.test/a.ZIP', 'Zip', {
            link_domain: 'far.test',
            file_extension: 'zip',
            file_name: 'a.ZIP',
          }),
        ],
        ['mailto', link('mailto:a@b.test?subject=Hi', 'Write', { email_address: 'a@b.test' })],
        ['tel', link('tel:+1-2', 'Call us', { tel_number: '+1-2' })],
        ['team_and-us', link(`${origin}/about`, 'Team', { link_domain: hostname })],
      ].map((hit) => ['event', ...hit]),
    )
    expect(page.url()).toContain('/site-page')
  })

  it('is followed when analytics calls back, once', async () => {
    const { page, fetchedPaths, eventNames, tell } = await show(`<a href="${FAR}" id="far">Far</a>`)
    await page.locator('#far').click()
    expect(await eventNames()).toEqual(['click'])
    expect(fetchedPaths).toEqual([])
    await Promise.all([page.waitForURL(FAR), tell()])
    await page.clock.runFor(5_000)
    expect(fetchedPaths).toEqual(['/page'])
  })

  it('is followed after 1,000 ms without a call, and not again when the visitor comes back', async () => {
    const { page, fetchedPaths } = await show(`<a href="${FAR}" id="far">Far</a>`)
    await page.locator('#far').press('Enter')
    await page.clock.runFor(999)
    expect(fetchedPaths).toEqual([])
    await Promise.all([page.waitForURL(FAR), page.clock.runFor(1)])
    await page.goBack()
    await page.clock.runFor(5_000)
    expect(page.url()).toContain('/site-page')
    expect(fetchedPaths).toEqual(['/page'])
  })

  it('is told once if it is pressed twice, and the last choice counts', async () => {
    const { page, fetchedPaths, eventNames } = await show(
      `<a href="${FAR}" id="far">Far</a> <a href="https://far.test/other" id="other">Other</a>`,
    )
    await page.locator('#far').dblclick()
    expect(await eventNames()).toEqual(['click'])
    await page.clock.runFor(600)
    await page.locator('#other').click()
    expect(await eventNames()).toEqual(['click', 'click'])
    await page.clock.runFor(999)
    expect(fetchedPaths).toEqual([])
    await Promise.all([page.waitForURL('**/other'), page.clock.runFor(1)])
    expect(fetchedPaths).toEqual(['/other'])
  })

  it('is still followed after mail, a telephone and a new tab were pressed meanwhile', async () => {
    const { page, fetchedPaths, eventNames } =
      await show(`<a href="${FAR}" id="far">Far</a> <a href="mailto:a@b.test" id="mail">Mail</a>
      <a href="tel:1" id="call">Call</a> <a href="https://far.test/tab" target="_blank" rel="noopener" id="tab">Tab</a>`)
    for (const id of ['far', 'mail', 'call', 'tab']) await page.locator(`#${id}`).click()
    expect(await eventNames()).toEqual(['click', 'mailto', 'tel', 'click'])
    await expect.poll(() => fetchedPaths).toEqual(['/tab'])
    await Promise.all([page.waitForURL(FAR), page.clock.runFor(1_000)])
    expect(fetchedPaths).toEqual(['/tab', '/page'])
  })

  it.each(
    everydayRows([
      ['there is no analytics', '', true],
      ['it throws', `${GTAG};var gtag=()=>{throw 1}`, true],
      ["the original's own script counts", `${GTAG};var MonsterInsightsObject={}`, true],
      ['it calls back at once', 'var calls=[];function gtag(a,b,c){calls.push([a,b]);c.event_callback?.()}', undefined],
    ] as const),
  )('is held up by nothing if %s', async (_, script, unseen) => {
    const { page, fetchedPaths } = await show(`<a href="${FAR}" id="far">Far</a>`, {
      script,
      ...(unseen && { unseen }),
    })
    await page.locator('#far').click()
    await page.waitForURL(FAR)
    expect(fetchedPaths).toEqual(['/page'])
  })

  it('goes into the list of the page that has no function, as a command', async () => {
    const script = 'var calls=[],dataLayer={};dataLayer=calls'
    const { page, calls, tell } = await show(`<a href="${FAR}" id="far">Far</a>`, { script })
    await page.locator('#far').click()
    expect(await page.evaluate(() => String((window as unknown as { calls: unknown[] }).calls[0]))).toBe(
      '[object Arguments]',
    )
    expect((await calls())[0]?.slice(0, 2)).toEqual(['event', 'click'])
    await Promise.all([page.waitForURL(FAR), tell()])
  })

  it('is told, but not followed, where the page answers the press, however late its handler runs', async () => {
    const script = `${GTAG};document.addEventListener('click',e=>e.preventDefault())`
    const { page, fetchedPaths, eventNames } = await show(`<a href="${FAR}" id="far">Far</a>`, { script })
    await page.locator('#far').click()
    expect(await eventNames()).toEqual(['click'])
    await page.clock.runFor(5_000)
    expect(fetchedPaths).toEqual([])
    expect(page.url()).toContain('/site-page')
  })

  it.each(
    everydayRows([
      ['a listener of the window that came later', "addEventListener('click', e => e.preventDefault())"],
      ['an attribute of the window that came later', 'window.onclick = () => false'],
      [
        'a listener that the press itself adds',
        "document.body.addEventListener('click', () => addEventListener('click', e => e.preventDefault(), { once: true }))",
      ],
    ]),
  )('is told, but not followed, where %s says no', async (_, script) => {
    const { page, fetchedPaths, eventNames } = await show(`<a href="${FAR}" id="far">Far</a>`)
    await page.evaluate(script)
    for (const times of [1, 2]) {
      await page.locator('#far').click()
      expect(await eventNames()).toEqual(Array(times).fill('click'))
      await page.clock.runFor(5_000)
      expect(fetchedPaths).toEqual([])
    }
  })

  it('is told of pictures, films and drawings only where they do not open in our own gallery', async () => {
    const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
    const { page, calls, eventNames } = await show(
      `<a href="https://far.test/bowl.jpg" id="image"><img alt="A bowl" src="${picture}" width="40" height="40"></a>
      <div data-wisp-gallery><a href="https://far.test/kiln.mp4" id="film">Film</a>
      <a href="https://far.test/plan.svg" id="plan" data-vars-ga-category="plan">Plan</a></div>
      <a href="https://far.test/raw.png" id="raw" class="nolightbox" target="_blank">Raw</a>`,
      { settings: { download_extensions: 'mp4,png' }, policy: null },
    )
    await expect.poll(() => page.locator('[aria-controls=wisp-gallery]').count()).toBe(3)
    const press = async (id: string) => {
      await page.locator(`#${id}`).dispatchEvent('click', { bubbles: true, composed: true, cancelable: true })
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog.wisp-gallery[open]')?.close())
    }
    for (const id of ['image', 'film', 'plan', 'raw']) await press(id)
    expect(await eventNames()).toEqual(['plan', 'file_download'])
    await page.locator('#image').dispatchEvent('click', { bubbles: true, ctrlKey: true, cancelable: true })
    expect((await calls()).at(-1)?.[2]).toMatchObject({ link_url: 'https://far.test/bowl.jpg' })
  })

  it('is left to the browser with a key, the middle button, a download, another frame or a referrer policy', async () => {
    const { page, calls, eventNames } = await show(`
      <a href="https://far.test/1" id="far">Far</a> <a href="/a.pdf" download id="file">File</a>
      <a href="https://far.test/2" target="frame" id="frame">Frame</a>
      <a href="https://far.test/3" rel="noopener noreferrer" id="quiet">Quiet</a>`)
    // The page would be left; what matters is who has prevented it.
    await page.evaluate(() => {
      const prevented: boolean[] = []
      Object.assign(window, { prevented })
      for (const type of ['click', 'auxclick'])
        addEventListener(type, (event) => {
          prevented.push(event.defaultPrevented)
          event.preventDefault()
        })
    })
    for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const)
      await page.locator('#far').click({ modifiers: [key] })
    await page.locator('#far').click({ button: 'middle' })
    for (const id of ['file', 'frame', 'quiet']) await page.locator(`#${id}`).click()
    expect(await eventNames()).toEqual([...Array(5).fill('click'), 'file_download', 'click', 'click'])
    expect((await calls()).filter(([, , parameters]) => 'event_callback' in parameters)).toEqual([])
    await page.locator('#far').click({ button: 'right' })
    expect(await eventNames()).toHaveLength(8)
    expect(await page.evaluate('prevented')).toEqual(Array(9).fill(false))
  })

  it('is left to the browser where the whole page opens links elsewhere', async () => {
    const { page, calls } = await show(`<a href="${FAR}" id="far">Far</a>`, { head: '<base target="_blank">' })
    await Promise.all([page.context().waitForEvent('page'), page.locator('#far').click()])
    expect((await calls()).map(([, name, parameters]) => [name, 'event_callback' in parameters])).toEqual([
      ['click', false],
    ])
  })

  it('is found in a drawing, in a shadow root, around a picture, and with hostile properties', async () => {
    const { page, calls } = await show(`
      <svg width="40" height="40"><a href="https://far.test/svg" target="_blank"><title>Drawing</title>
        <rect width="40" height="40"/></a>
        <a xlink:href="https://far.test/old" target="_blank"><circle r="9"/></a></svg>
      <img usemap="#rooms" width="40" height="40" alt=""><map name="rooms">
        <area shape="default" href="https://far.test/area" target="_blank" alt="The hall"></map>
      <a href="https://far.test/picture" target="_blank"><img id="picture" alt="A bowl" width="40" height="40"></a>
      <a href="https://far.test/evil" target="_blank" id="evil">Evil</a>
      <p contenteditable><a href="https://far.test/edited" id="edited">Edited</a></p>
      <div id="host"></div>`)
    await page.evaluate(() => {
      const root = document.getElementById('host')?.attachShadow({ mode: 'open' })
      const inside = Object.assign(document.createElement('a'), { href: 'https://far.test/shadow', target: '_blank' })
      inside.append('Shadow')
      root?.append(inside)
      for (const name of ['href', 'target', 'getAttribute', 'hasAttribute', 'matches', 'innerText', 'localName'])
        Object.defineProperty(document.getElementById('evil'), name, {
          get() {
            throw new Error('of the page')
          },
        })
    })
    await page.evaluate(() => {
      const link = document.createElementNS('http://www.w3.org/2000/svg', 'a')
      link.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', 'https://far.test/made')
      link.id = 'made'
      document.querySelector('svg')?.append(link)
    })
    for (const target of ['rect', 'circle', '#made', 'area', '#host a', '#picture', '#evil', '#edited'])
      await page.locator(target).dispatchEvent('click', { bubbles: true, composed: true, cancelable: true })
    expect((await calls()).map(([, , { link_url, link_text }]) => [link_url, link_text])).toEqual([
      ['https://far.test/svg', 'Drawing'],
      ['https://far.test/old', 'https://far.test/old'],
      ['https://far.test/made', 'https://far.test/made'],
      ['https://far.test/area', 'The hall'],
      ['https://far.test/shadow', 'Shadow'],
      ['https://far.test/picture', 'A bowl'],
      ['https://far.test/evil', 'Evil'],
    ])
  })

  it('is told once where the page has two blocks, and after its body was replaced', async () => {
    const head = '<script type="application/json" data-wisp-tracking>{}</script>'
    const { page, eventNames } = await show('', { head })
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.append(Object.assign(document.createElement('a'), { href: 'tel:1', id: 'call', textContent: 'Call' }))
      document.body.replaceWith(body)
    })
    await page.locator('#call').click()
    expect(await eventNames()).toEqual(['tel'])
  })
})

describe.runIf(isShipped())('the page', () => {
  it('is told of another hash only if its settings ask for it', async () => {
    const quiet = await show('<a href="#part" id="part">Part</a>')
    await quiet.page.locator('#part').click()
    await quiet.page.waitForURL('**#part')
    expect(await quiet.calls()).toEqual([])
    const visit = await show('<a href="#part" id="part">Part</a>', {
      settings: { v4_id: 'G-1', hash_tracking: 'true' },
    })
    await visit.page.locator('#part').click()
    await expect.poll(visit.calls).toEqual([['config', 'G-1', { page_path: '/site-page#part' }]])
  })

  it('loads nothing more, and its links are its own, where it does not want its events tracked', async () => {
    const settings = { js_events_tracking: 'false' }
    const path = putSite(fixture.world, `<a href="tel:1">Call</a>`, { script: GTAG, blocks: { tracking: settings } })
    const { page, requests } = await fixture.world.visit(path)
    await expect.poll(() => requests).toContain('GET /v/site-tracking.js')
    await page.waitForLoadState('networkidle')
    await page.locator('a').click()
    expect(requests).toEqual(['GET /wisp-site.js', 'GET /v/site-tracking.js'])
    expect(await page.evaluate('calls')).toEqual([])
  })
})
