import { describe, expect, it } from 'vitest'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { everydayRows } from '../../support/everyday-share'
import { NONCE, putSite } from '../../support/site-page'

const fixture = withWorld()

const ID = 'a50f293c-1ef4-4ee1-b7ee-c56be3e2ad5c'
const SRC = 'https://js.hsforms.net/forms/embed/v2.js'
const OWN_LINK = '<a href="/form" id="own">Our form</a>'
const embed = (inside = OWN_LINK, more = '') =>
  `<div class="embed" data-portal-id="5248476" data-form-id="${ID}" ${more}>${inside}</div>`

/** Has room for the form, so that nothing moves when it is there. */
const CSS = '.embed{height:120px}'

/** A stand-in for the service: it builds a field at once, and `steps` has it go through the steps of the form. */
const SERVICE = (posts: boolean) => `
  var created = []
  window.hbspt = { forms: { create(options) {
    created.push(options)
    const form = document.createElement('form')
    form.append(Object.assign(document.createElement('input'), { ariaLabel: 'Email' }))
    document.querySelector(options.target).append(form)
    const step = (eventName, ...told) => {
      options[eventName](...told)
      if (${posts}) postMessage({ type: 'hsFormCallback', eventName, id: options.formId, data: { by: 'service' } }, '*')
    }
    step('onBeforeFormInit', { form })
    window.steps = () => {
      step('onFormReady', form)
      step('onFormSubmit', form)
      step('onFormSubmitted', form, { submissionValues: { email: 'a@b.test' } })
    }
  } } }`

/** Records on the page: events, errors of ours, and messages with whether they come from the page itself. */
const LISTEN = `
  var told = [], messages = []
  for (const step of ['before-init', 'ready', 'submit', 'submitted'])
    addEventListener('wisp:form-' + step, ({ type, detail, target }) => told.push([type, detail, target.className]))
  addEventListener('wisp:error', ({ type, detail }) => told.push([type, String(detail.error)]))
  addEventListener('message', ({ data, source }) => messages.push([data, source === window]))`

interface Options {
  /** The answer of the service; without one, its requests are blocked. */
  service?: string | 404
  lang?: 'en' | 'he'
  head?: string
  policy?: string | null
  tag?: string
  script?: string
  blocks?: Record<string, unknown>
  /** The policy of the page refuses something, which the browser reports. */
  refused?: true
}

const show = async (body: string, options: Options = {}) => {
  const { service, lang = 'en', policy = null, tag = '', script = '', head = '', blocks = {}, refused } = options
  const path = putSite(fixture.world, body, { script: LISTEN + script, tag, policy, lang, head, blocks, css: CSS })
  const serviceRequests: string[] = []
  const visit = await fixture.world.visit(path, {
    ...(refused && { ours: true }),
    async prepare({ page }) {
      await page.clock.install({ time: 0 })
      await page.route('https://*/**', (route) => {
        serviceRequests.push(route.request().url())
        if (service === undefined) return route.abort()
        if (service === 404) return route.fulfill({ status: 404, body: '' })
        return route.fulfill({ contentType: 'text/javascript', body: service })
      })
    },
  })
  const read = <T>(name: string) => visit.page.evaluate<T>(name)
  /** The service has built the form. */
  const built = (forms = 1) => expect.poll(() => visit.page.locator('.embed form').count()).toBe(forms)
  return { ...visit, serviceRequests, read, built, ownLink: visit.page.locator('#own') }
}
type EmbedVisit = Awaited<ReturnType<typeof show>>

const staysALink = async ({ page, ownLink, requests, read }: EmbedVisit) => {
  await expect.poll(() => requests).toContain('GET /v/site-embed-form.js')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('.embed > div').count()).toBe(0)
  expect(await ownLink.isVisible()).toBe(true)
  expect(await read('told')).toEqual([])
}

const event = (step: string, data: unknown) => [`wisp:form-${step}`, { formId: ID, data }, 'embed']
const message = (eventName: string, data: unknown) => [{ type: 'hsFormCallback', eventName, id: ID, data }, true]
const STEPS = [
  ['onBeforeFormInit', 'before-init'],
  ['onFormReady', 'ready'],
  ['onFormSubmit', 'submit'],
  ['onFormSubmitted', 'submitted'],
] as const

describe.runIf(isShipped())('an embedded form', () => {
  it('is built in its element, tells of its steps once, and its link hides when it is ready', async () => {
    const visit = await show(embed(), { service: SERVICE(true) })
    await visit.built()
    expect(visit.serviceRequests).toEqual([SRC])
    expect(await visit.ownLink.isVisible()).toBe(true)
    await visit.read('steps()')
    await expect.poll(() => visit.ownLink.isVisible()).toBe(false)
    const data = { by: 'service' }
    await expect.poll(() => visit.read('told')).toEqual(STEPS.map(([, step]) => event(step, data)))
    // Longer than the service is waited for.
    await visit.page.clock.runFor(1_000)
    expect(await visit.read('messages')).toEqual(STEPS.map(([name]) => message(name, data)))
    const [options] = await visit.read<Record<string, unknown>[]>('created.map(it => JSON.parse(JSON.stringify(it)))')
    expect(options).toEqual({
      portalId: '5248476',
      formId: ID,
      target: expect.stringMatching(/^#wisp-embed-\d+$/),
    })
  })

  it('tells of the steps of a service that only calls back, with what a message can hold', async () => {
    const visit = await show(embed(), { service: SERVICE(false) })
    await visit.built()
    await visit.read('steps()')
    await visit.page.clock.runFor(1_000)
    const data = (name: string) => (name === 'onFormSubmitted' ? { submissionValues: { email: 'a@b.test' } } : {})
    await expect.poll(() => visit.read('told')).toEqual(STEPS.map(([name, step]) => event(step, data(name))))
    expect(await visit.read('messages')).toEqual(STEPS.map(([name]) => message(name, data(name))))
    expect(await visit.ownLink.isVisible()).toBe(false)
  })

  it('is loaded near the screen, with one script for all forms of the page', async () => {
    const far = '<div style="height:3000px"></div>'
    const visit = await show(embed(undefined, 'data-region="eu1"') + far + embed('<a href="/b">B</a>'), {
      service: SERVICE(true),
    })
    await visit.built()
    await visit.page.locator('.embed').last().scrollIntoViewIfNeeded()
    await visit.built(2)
    expect(visit.serviceRequests).toEqual(['https://js-eu1.hsforms.net/forms/embed/v2.js'])
    expect(await visit.read('created.map(({ region }) => region)')).toEqual(['eu1', undefined])
  })

  it("takes the page's own service, or the address that the page names, and from an element none", async () => {
    const visit = await show(embed(), { script: SERVICE(true) })
    await visit.built()
    expect(visit.serviceRequests).toEqual([])
    const blocks = { embed: { src: 'https://forms.test/a.js' } }
    const named = await show(embed(), { service: SERVICE(true), blocks })
    await named.built()
    expect(named.serviceRequests).toEqual(['https://forms.test/a.js'])
    for (const address of ['https://forms.test/a.js', '/uploads/a.txt', 'https://js.hsforms.net/a.js']) {
      const other = await show(embed(undefined, `data-src="${address}"`), { service: SERVICE(true) })
      await other.built()
      expect(other.serviceRequests).toEqual([SRC])
    }
  })

  it.each<[text: string, service: Options['service']]>([
    ['is blocked', undefined],
    ['is not found', 404],
    ['defines nothing', 'void 0'],
    ['defines something else', 'window.hbspt = { forms: { create: 1 } }'],
    ['refuses the form', 'window.hbspt = { forms: { create() { throw new Error("no") } } }'],
  ])('is a link without any error where the service %s', async (_, service) => {
    const visit = await show(embed(), service === undefined ? {} : { service })
    await staysALink(visit)
    expect(visit.serviceRequests).toEqual([SRC])
  })

  it('is a link where the policy of the page forbids the script, and a form where it allows it', async () => {
    const nonce = `nonce="${NONCE}"`
    const strict = await show(embed(), { service: SERVICE(true), policy: '', tag: nonce, refused: true })
    await staysALink(strict)
    expect(strict.serviceRequests).toEqual([])
    const rules = `script-src ${fixture.world.wisp} 'nonce-${NONCE}'; require-trusted-types-for 'script'; trusted-types wisp-embed`
    const head = `<meta http-equiv="content-security-policy" content="${rules}">`
    const allowed = await show(embed(), { service: SERVICE(true), head, tag: nonce })
    await allowed.built()
  })

  it('believes only messages of its own window and of frames inside it', async () => {
    const post = (by: string) =>
      `<iframe srcdoc="<script>parent.postMessage({type:'hsFormCallback',eventName:'onFormSubmitted',id:'${ID}',data:'${by}'},'*')</script>"></iframe>`
    const visit = await show(embed(), { service: SERVICE(true) })
    await visit.built()
    await expect.poll(() => visit.read('told.length')).toBe(1)
    await visit.page.evaluate(
      ([outside = '', inside = '']) => {
        document.body.insertAdjacentHTML('beforeend', outside)
        addEventListener(
          'message',
          () => document.querySelector('.embed > div')?.insertAdjacentHTML('beforeend', inside),
          { once: true },
        )
      },
      [post('outside'), post('inside')],
    )
    await expect.poll(() => visit.read('told.slice(1)')).toEqual([event('submitted', 'inside')])
  })

  it('waits for a press on its link where the page needs consent, and then takes the focus', async () => {
    const visit = await show(embed(), { service: SERVICE(true), tag: 'data-consent="required"' })
    await expect.poll(() => visit.requests).toContain('GET /v/site-embed.js')
    await visit.page.waitForLoadState('networkidle')
    expect(visit.serviceRequests).toEqual([])
    await visit.ownLink.press('Enter')
    await visit.built()
    await visit.read('steps()')
    await expect.poll(() => visit.ownLink.isVisible()).toBe(false)
    expect(await visit.read('document.activeElement.parentElement.className')).toBe('embed')
    const blocked = await show(embed(), { tag: 'data-consent="required"' })
    await expect.poll(() => blocked.requests).toContain('GET /v/site-embed.js')
    await blocked.page.waitForLoadState('networkidle')
    await blocked.ownLink.click()
    await blocked.page.waitForURL('**/form')
    expect(blocked.serviceRequests).toEqual([SRC])
  })

  it.each(everydayRows(['Required', 'opt-in', 'yes', 'None', '']))(
    'does not take an unknown word for consent: data-consent="%s"',
    async (word) => {
      const visit = await show(embed(), { service: SERVICE(true), tag: `data-consent="${word}"` })
      await expect.poll(() => visit.requests).toContain('GET /v/site-embed.js')
      await visit.page.waitForLoadState('networkidle')
      expect(visit.serviceRequests).toEqual([])
    },
  )

  it('needs no press where the tag says that no consent is needed', async () => {
    const visit = await show(embed(), { service: SERVICE(true), tag: 'data-consent="none"' })
    await visit.built()
  })

  it.each([
    ['en', 'Open the form'],
    ['he', 'פתיחת הטופס'],
  ] as const)('has a link of ours where the owner wrote none (%s)', async (lang, words) => {
    const { page } = await show(`<main><h1>${words}</h1>${embed('')}</main>`, { lang })
    const link = page.getByRole('link', { name: words })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('https://share.hsforms.com/1pQ8pPB70TuG37sVr4-KtXA34hr0')
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await violationsOf(page, 'body')).toEqual([])
  })

  it('is not asked for with ids that are none', async () => {
    const body = '<div class="embed" data-portal-id="1&quot;><script>" data-form-id="../x"></div>'
    const { page, serviceRequests, requests } = await show(body)
    await expect.poll(() => requests).toContain('GET /v/site-embed.js')
    await page.waitForLoadState('networkidle')
    expect(serviceRequests).toEqual([])
    expect(await page.locator('.embed').innerHTML()).toBe('')
  })

  it('leaves its element as it was when it goes, and comes back with it', async () => {
    const visit = await show(embed(), { service: SERVICE(true) })
    await visit.built()
    await visit.read('steps()')
    await expect.poll(() => visit.ownLink.isVisible()).toBe(false)
    await visit.read('window.kept = document.querySelector(".embed"), kept.remove()')
    await expect
      .poll(() => visit.read('kept.innerHTML'))
      .toMatch(/^<a href="\/form" id="own"( style="")?>Our form<\/a>$/)
    await visit.read('document.body.append(kept)')
    await visit.built()
    expect(visit.serviceRequests).toEqual([SRC])
  })
})
