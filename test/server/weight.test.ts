/** `wisp weigh` and `wisp site budget` as an owner runs them, and what the server tells machines. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { listAssets } from '../../server/builds/assets'
import { DEVICES, type SiteWeight, type Traffic } from '../../shared/model/weight'
import { findShell } from '../support/chrome.js'
import { NEWSLETTER_FACTS as confirmed } from '../support/facts'
import { listen } from '../support/listen'
import { CLOSED_SITE, LEAD_POPUP, OPEN_SITE, openShop, popupOf, type Shop } from '../support/shop'
import {
  type Build,
  copyBuild,
  freePort,
  type Running,
  runWisp,
  runWispAlone,
  spawnWisp,
  startWisp,
} from '../support/wisp'

const ID = 'garden-popup1'
const HTML = { 'content-type': 'text/html' }

/** Bytes of what differs between visits: addresses, and what stands between packets. */
const OWN_BYTES = 60

const near = (measured: Traffic | undefined, computed: Traffic | undefined): void => {
  expect(measured?.requests).toBe(computed?.requests)
  expect(Math.abs((measured?.bytes ?? 0) - (computed?.bytes ?? 0))).toBeLessThan(OWN_BYTES)
}

describe('the command', () => {
  let build: Build
  let env: Record<string, string>
  let key = ''
  const wisp = (...args: string[]) => runWisp(build, args, env)
  const file = (id: string, more: object = {}): string => {
    const plain = { id, name: 'Letter', type: 'lightbox', template: 'newsletter', confirmed }
    writeFileSync(join(build.folder, `${id}.json`), JSON.stringify({ ...plain, ...more }))
    return `${id}.json`
  }
  const weighed = (...args: string[]): SiteWeight => JSON.parse(wisp('weigh', '--json', ...args).stdout)

  beforeAll(() => {
    build = copyBuild()
    // The scripts of pages, which the server's own tests do without.
    cpSync(at('dist/public'), join(build.folder, 'dist/public'), { recursive: true })
    env = { DATA_DIR: join(build.folder, 'data'), PUBLIC_URL: 'https://popups.example' }
    ;[key = ''] = wisp('site', 'add', 'Garden').stdout.split('\n')
    expect(wisp('popup', 'import', file(ID)).status).toBe(0)
  })
  afterAll(() => build.remove())

  it('says for a page and for each popup what is fetched when, by file', () => {
    const { status, stdout } = wisp('weigh')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^A page of \w+\n {2}before anything fires: [\d.]+ kB in 2 requests\n/)
    expect(stdout).toMatch(/^ +[\d.]+ k?B {2}wisp\.js$/m)
    expect(stdout).toContain(`Letter (${ID}, lightbox)`)
    for (const name of [
      'lightbox\\w*/ui.js',
      'lightbox\\w*/presence.js',
      'its view',
      'lightbox\\w*/submit.js',
      'the lead',
    ])
      expect(stdout).toMatch(new RegExp(`^ +[\\d.]+ k?B {2}${name}$`, 'm'))
    expect(stdout).toMatch(
      /^ {2}until a lead has been sent: [\d.]+ kB in \d+ requests on a phone, [\d.]+ kB in \d+ requests on a desktop$/m,
    )
    // The photograph of the design, in the size of each screen.
    expect(stdout.match(/\d+ × \d+ \((phone|desktop) only\)$/gm)).toHaveLength(2)
  })

  it('says the same for programs, and of one popup also while it is paused', () => {
    const site = weighed('--site', key)
    expect(site.popups.map(({ id }) => id)).toEqual([ID])
    const [popup] = site.popups
    const ofPhone = popup?.firing.files.filter(({ devices }) => devices.includes('phone')) ?? []
    expect(popup?.firing.phone).toEqual({
      requests: ofPhone.length,
      bytes: ofPhone.reduce((sum, { bytes }) => sum + bytes, 0),
    })
    expect(weighed(ID)).toEqual(site)
    wisp('popup', 'pause', ID)
    expect(weighed('--site', key)).toMatchObject({ popups: [] })
    expect(weighed(ID)).toEqual(site)
    wisp('popup', 'resume', ID)
  })

  it.each([
    [['weigh', 'no-such-popup'], 1, 'There is no popup no-such-popup'],
    [['weigh', ID, '--site', 'x'], 2, 'weigh takes a popup or --site, not both'],
    [['weigh', '--site', 'nowhere'], 1, 'No site nowhere.'],
    [['weigh', '--budget', 'first=much'], 2, '"first" of a budget takes a size like 25kB, got "much"'],
    [['weigh', '--url', 'shop.example'], 2, '--url takes the address of a page'],
    [
      ['weigh', '--url', 'https://shop.example/', '--budget', 'first=1MB,lead=1MB'],
      2,
      '--url sends no lead, so it measures nothing for "lead"',
    ],
    [['weigh', ID, 'another'], 2, 'Usage: wisp weigh'],
    [['site', 'budget', 'Garden', 'requests=few'], 2, '"requests" of a budget takes a whole number'],
  ])('refuses %j', (args, status, message) => {
    expect(wisp(...args)).toMatchObject({ status, stderr: expect.stringContaining(message) })
  })

  it('ends with 1 over a budget, and says which limit, which popup and what weighs most', () => {
    expect(wisp('weigh', '--budget', 'first=2MB,requests=40').status).toBe(0)
    const { status, stdout, stderr } = wisp('weigh', '--budget', 'first=9kB,requests=3')
    expect(status).toBe(1)
    expect(stdout).toContain('before anything fires')
    expect(stderr).toMatch(
      new RegExp(`The popup "Letter" \\(${ID}\\) is over the budget first=9kB: it takes .* What weighs most: `),
    )
    expect(stderr).toContain('is over the budget requests=3: it takes')
  })

  it('refuses an import and a publication over the budget of the site, and leaves all as it was', () => {
    expect(wisp('site', 'budget', key, 'requests=30,first=2MB').stdout).toBe('a budget of requests=30,first=2000000B\n')
    expect(wisp('site', 'list').stdout).toContain('a budget of requests=30,first=2000000B')
    expect(wisp('popup', 'import', file(ID, { name: 'Light enough' })).status).toBe(0)
    wisp('popup', 'pause', ID)

    const output = wisp('site', 'budget', key, 'requests=4').stdout
    expect(output).toBe('a budget of requests=4\n')
    const refused = wisp('popup', 'import', file(ID, { name: 'Too heavy' }))
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toContain(`The popup "Too heavy" (${ID}) is over the budget requests=4: it takes`)
    expect(wisp('popup', 'import', file('garden-popup2', { name: 'New' })).status).toBe(1)
    expect(wisp('popup', 'resume', ID)).toMatchObject({ status: 1, stderr: expect.stringContaining('requests=4') })
    expect(wisp('popup', 'list').stdout).toBe(`${ID}\t${key}\tlightbox\tLight enough\tpaused\n`)
    // The command holds to it as well, unless it is given another.
    expect(wisp('weigh', ID).status).toBe(1)
    expect(wisp('weigh', ID, '--budget', 'requests=40').status).toBe(0)

    expect(wisp('site', 'budget', key, 'none').stdout).toBe('no budget\n')
    expect(wisp('popup', 'resume', ID).status).toBe(0)
    expect(wisp('site', 'budget', key, 'requests=4').stdout).toContain(`The popup "Light enough" (${ID}) is over`)
    wisp('site', 'budget', key, 'none')
  })

  it('says clearly that there is no browser, or none where one should be', () => {
    const without = runWispAlone(build, ['weigh', '--url', 'http://localhost:1/'], {
      ...env,
      CHROME_PATH: '/no/chrome',
    })
    expect(without).toMatchObject({ status: 1, stderr: 'CHROME_PATH names /no/chrome, and there is no such file\n' })
  })

  describe('in a browser', () => {
    const paths: string[] = []
    let running: Record<string, string>
    let server: Running
    let page: Awaited<ReturnType<typeof listen>>
    beforeAll(async () => {
      running = { ...env, PUBLIC_URL: '', PORT: `${await freePort()}`, CHROME_PATH: findShell() ?? '' }
      server = await startWisp(build, 'serve', running)
      const tags = new Map([
        ['/', `<script async src="${server.origin}/wisp.js" data-site="${key}"></script>`],
        ['/inside', `<script async src="${server.origin}/s/${key}.js"></script>`],
      ])
      page = await listen(({ url }) => {
        const { pathname } = new URL(url)
        if (pathname.startsWith('/seen/')) paths.push(pathname)
        const script = "<script>fetch('/seen/' + navigator.webdriver)</script>"
        const body = `<!doctype html><title>Shop</title>${script}${tags.get(pathname) ?? ''}<h1>Shop</h1>`
        return new Response(body, { headers: HTML })
      })
    })
    afterAll(async () => {
      await page.stop()
      await server.end('SIGTERM')
    })
    const measure = (path: string, ...args: string[]) =>
      spawnWisp(build, ['weigh', '--url', page.origin + path, ...args], running)

    it('measures what a page fetches, which is what it computes, and says that no visitor is there', async () => {
      const { status, stdout } = await measure('/', '--json')
      expect(status).toBe(0)
      const measured: SiteWeight = JSON.parse(stdout)
      const computed: SiteWeight = JSON.parse((await spawnWisp(build, ['weigh', '--json'], running)).stdout)
      for (const device of DEVICES) {
        near(measured.before[device], computed.before[device])
        near(measured.popups[0]?.firing[device], computed.popups[0]?.firing[device])
        near(measured.popups[0]?.after[device], computed.popups[0]?.after[device])
      }
      // By this the page's script knows that nobody visits (test/browser/unvisited.test.ts).
      expect(new Set(paths)).toEqual(new Set(['/seen/true']))
    })

    it('measures a page whose script has the answer inside, and holds to a budget', async () => {
      const { status, stdout, stderr } = await measure('/inside', ID, '--json', '--budget', 'first=9kB')
      const measured: SiteWeight = JSON.parse(stdout)
      for (const device of DEVICES) expect(measured.before[device].requests).toBe(1)
      expect(measured.popups.map(({ id }) => id)).toEqual([ID])
      expect(status).toBe(1)
      expect(stderr).toContain('is over the budget first=9kB')
    })

    it('says that a page has no script of ours', async () => {
      const { status, stderr } = await measure('/without')
      expect(status).toBe(1)
      expect(stderr).toContain('loads no script of Wisp')
    })
  })
})

describe('what the server tells', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wisp-weight-'))
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ dataDir: folder, databaseUrl: '' }, { assets: listAssets(at('dist/public')) })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const weight = async (site = OPEN_SITE): Promise<SiteWeight> => (await shop.request(`/weigh/${site}.json`)).json()

  it('tells the desk what one popup weighs, and what is over the budget of its site', async () => {
    await shop.store.sites.setWeightBudget(OPEN_SITE, 'requests=2')
    const answer = await (await shop.desk(`/popups/${LEAD_POPUP}/weight`)).json()
    expect(answer).toMatchObject({ site: OPEN_SITE, budget: 'requests=2', popups: [{ id: LEAD_POPUP }] })
    expect(answer.popups[0]).not.toHaveProperty('lead')
    expect(answer.over).toEqual([expect.stringContaining('is over the budget requests=2: it takes')])
    expect((await shop.request(`/desk/api/popups/${LEAD_POPUP}/weight`)).status).toBe(401)
    expect((await shop.desk('/popups/popupunknown1/weight')).status).toBe(404)
    await shop.store.sites.setWeightBudget(OPEN_SITE, '')
  })

  it('answers what the popups of a site weigh, to any origin, and anew after a change', async () => {
    const response = await shop.request(`/weigh/${OPEN_SITE}.json`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const before: SiteWeight = await response.json()
    expect(before.popups.map(({ id }) => id)).toContain(LEAD_POPUP)
    await shop.store.popups.save(OPEN_SITE, popupOf({ html: `<p>${'Hello '.repeat(40)}</p>` }))
    const after = await weight()
    const templateOf = ({ popups }: SiteWeight) =>
      popups.find(({ id }) => id === LEAD_POPUP)?.firing.files.find(({ kind }) => kind === 'template')?.bytes
    expect(templateOf(before)).not.toBe(templateOf(after))
  })

  it('counts what a popup in several languages takes in the one in which it takes most', async () => {
    const polyglot = popupOf({
      id: 'popuppolyglot',
      type: 'side-small',
      html: '<p>Hello</p>',
      translations: {
        de: { html: `<h2>Hallo</h2><form data-wisp-form><input data-wisp-field="email" type="email"></form>` },
      },
    })
    await shop.store.popups.save(CLOSED_SITE, polyglot)
    const { before, popups } = await weight(CLOSED_SITE)
    const names = (files: SiteWeight['before']['files'] = []) => files.map(({ name }) => name).join(' ')
    const { firing, lead } = popups.find(({ id }) => id === 'popuppolyglot') ?? {}
    expect(names(before.files)).toContain('languages.js')
    // The page learns the language before it asks for a template, so none goes along with the answer.
    expect(names(firing?.files)).toMatch(/legacy-server\.js.*words-de-popup\.js.*words-de-checks\.js.* template/)
    expect(names(lead?.files)).toContain('submit.js')
  })

  it('tells nobody of popups that a page of theirs would not be told of', async () => {
    const { popups } = shop.store
    await popups.save(CLOSED_SITE, popupOf({ id: 'popuppaused02', name: 'Paused' }))
    await popups.setPaused('popuppaused02', true)
    await popups.save(
      CLOSED_SITE,
      popupOf({ id: 'popupfuture02', targeting: { schedule: { from: '2130-01-01T00:00' } } }),
    )
    await popups.save(CLOSED_SITE, popupOf({ id: 'popupfarland2', targeting: { countries: { include: ['NZ'] } } }))
    const text = JSON.stringify(await weight(CLOSED_SITE))
    expect(text).not.toMatch(/popuppaused02|popupfuture02|popupfarland2/)
  })

  it('says 404 for a site that there is not, and nothing of a site that is restricted', async () => {
    expect((await shop.request('/weigh/nowhere.json')).status).toBe(404)
    await shop.store.sites.setLimits(CLOSED_SITE, { restrictedSince: Date.now() })
    expect(await weight(CLOSED_SITE)).toMatchObject({ popups: [] })
  })

  it('counts towards the limit of reading', async () => {
    const busy = await openShop(
      { dataDir: mkdtempSync(join(folder, 'busy-')), databaseUrl: '' },
      { assets: listAssets(at('dist/public')), readRate: 2 },
    )
    const statuses: number[] = []
    for (let call = 0; call < 3; call++) statuses.push((await busy.request(`/weigh/${OPEN_SITE}.json`)).status)
    expect(statuses).toEqual([200, 200, 429])
    await busy.close()
  })
})
