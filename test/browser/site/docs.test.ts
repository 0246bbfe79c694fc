import { expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { examplesIn, serveRooms } from '../../support/site-manual'

const fixture = withWorld()

const examples = (language: string): string[] => examplesIn(fixture.world, language)

/** Other services on the page: a captcha and analytics. */
const SERVICES = `
  window.grecaptcha = { ready: (callback) => callback(), execute: async (key, { action }) => key + ' ' + action }
  window.gtag = (command, name, { file_name }) => console.log(command, name, file_name)
`
const EMBED = `window.hbspt = { forms: { create({ target, onFormReady }) {
  document.querySelector(target).append(document.createElement('form'))
  onFormReady()
} } }`

/** The service's form is of another height than the link that it replaces. */
const PLACE = 'main{min-height:3000px}[data-portal-id]{height:60px}'

const put = (): string => {
  const { files } = fixture.world
  const [policy = ''] = examples('')
  const [tag = '', ...pieces] = examples('html')
  const [returned = ''] = examples('json')
  files['/manual.css'] = { type: 'text/css', body: `${examples('css').join('')}${PLACE}` }
  files['/manual.js'] = { type: 'text/javascript', body: SERVICES + examples('js').join('\n') }
  files['/manual'] = {
    type: 'text/html',
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="content-security-policy" content="${policy.replaceAll('\n', ' ')}">
      <meta name="viewport" content="width=device-width"><title>The manual</title><link rel="stylesheet" href="/manual.css">
      <script nonce="PAGE" src="/manual.js"></script>${tag}
      <script type="application/json" data-wisp-newsletter>${returned}</script></head>
      <body><main>${pieces.join('\n')}</main></body></html>`,
  }
  return '/manual'
}

it.runIf(isShipped())(
  'the examples of docs/site.md work together on one page, under the policy that it shows',
  async () => {
    const messages: string[] = []
    const submissions: Record<string, string>[] = []
    const { page } = await fixture.world.visit(put(), {
      prepare: async ({ page }) => {
        page.on('console', (message) => messages.push(message.text()))
        await serveRooms(page)
        await page.route('https://js-eu1.hsforms.net/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: EMBED }),
        )
        await page.route('**/contact-forms/*/feedback', async (route) => {
          const form = route.request()
          const type = form.headers()['content-type'] ?? ''
          const body = new Response(form.postDataBuffer() as Uint8Array<ArrayBuffer>, {
            headers: { 'content-type': type },
          })
          submissions.push({ host: new URL(form.url()).origin, ...Object.fromEntries(await body.formData()) } as Record<
            string,
            string
          >)
          await route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: { status: 'mail_sent', message: 'It has arrived.' },
          })
        })
      },
    })
    const heard = (text: string) => expect.poll(() => messages).toContain(text)

    // The page has come back with a newsletter form; the form of the service has been built.
    await heard('subscribed Letters')
    await heard('embed 3fa85f64-5717-4562-b3fc-2c963f66afa6')
    await page.getByRole('link', { name: 'Book a tour' }).waitFor({ state: 'hidden' })

    // The menu and the panel, which show nothing until they are opened.
    const homes = page.getByRole('link', { name: 'Homes' })
    await homes.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Work' }).press('ArrowDown')
    await homes.waitFor()
    await page.keyboard.press('Escape')
    const panel = page.getByRole('complementary', { name: 'We call you back' })
    await page.getByRole('button', { name: 'We call you back' }).click()
    await expect.poll(() => panel.evaluate(({ classList }) => classList.contains('is-open'))).toBe(true)
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'hidden' })

    // The contact form with its condition, and the one with a captcha.
    const contact = page.locator('#wpcf7-f101-o1')
    await contact.getByLabel('Your name').fill('Ann')
    await contact.getByLabel('Which paper?').waitFor({ state: 'hidden' })
    // By a key, so that the browser knows whose doing it is that the form grows.
    await contact.getByLabel('Topic').press('P')
    await contact.getByLabel('Which paper?').fill('The Evening Kiln')
    await contact.getByRole('button', { name: 'Send' }).click()
    await contact.locator('.wpcf7-response-output').getByText('It has arrived.').waitFor()
    await heard('sent 101')
    await page.getByRole('button', { name: 'Call me' }).click()
    await heard('sent 104')

    // The newsletter, sent to our server.
    messages.length = 0
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('.mc4wp-response').getByText('It has arrived.').waitFor()
    await heard('subscribed Letters')
    expect(submissions).toMatchObject([
      { host: fixture.world.host, _wpcf7: '101', 'your-name': 'Ann', topic: 'Press', paper: 'The Evening Kiln' },
      { host: fixture.world.host, _wpcf7: '104', _wpcf7_recaptcha_response: 'SITE-KEY contactform' },
      { host: fixture.world.wisp, _wpcf7: '103', EMAIL: 'ann@example.com' },
    ])

    // A popup that is asked for, and a link that is counted.
    await page.getByRole('link', { name: 'The lookbook', exact: true }).click()
    await page.getByRole('dialog', { name: 'The lookbook' }).waitFor()
    await heard('popup 301 ')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Download the lookbook' }).click()
    await heard('event file_download lookbook.pdf')

    // The header.
    await page.evaluate(() => scrollTo(0, 81))
    await expect.poll(() => page.locator('header').getAttribute('class')).toBe('is-small has-shadow')
  },
)
