import { describe, expect, it } from 'vitest'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { examplesIn, serveRooms } from '../../support/site-manual'

const fixture = withWorld()

/** A page with this in it, under the policy of the manual and with its scripts and css. */
const visit = async (body: string) => {
  const { world } = fixture
  const [policy = ''] = examplesIn(world, '')
  const [tag = ''] = examplesIn(world, 'html')
  const file = (path: string, type: 'text/css' | 'text/html' | 'text/javascript', body: string): string => {
    world.files[path] = { type, body }
    return path
  }
  const [script = ''] = examplesIn(world, 'js').filter((code) => code.includes('wisp.gallery('))
  const [events = ''] = examplesIn(world, 'js').filter((code) => code.includes('wisp:gallery-shown'))
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${policy.replaceAll('\n', ' ')}">
    <meta name="viewport" content="width=device-width"><title>The manual</title>
    <link rel="stylesheet" href="${file('/gallery.css', 'text/css', examplesIn(world, 'css').join(''))}">
    <script nonce="PAGE" src="${file('/gallery.js', 'text/javascript', `${script}\n;${events}`)}"></script>${tag}</head>
    <body><main>${body}</main></body></html>`
  const messages: string[] = []
  const opened = await world.visit(file('/manual-gallery', 'text/html', page), {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 720 },
    async prepare({ page }) {
      page.on('console', (message) => messages.push(message.text()))
      await serveRooms(page)
    },
  })
  return { ...opened, messages, dialog: opened.page.locator('#wisp-gallery') }
}

describe.runIf(isShipped())('the gallery of docs/site.md', () => {
  it('opens each kind of content that its example shows, under the policy of the manual', async () => {
    const [example = ''] = examplesIn(fixture.world, 'html').filter((code) =>
      code.includes('data-wisp-gallery href="#hours"'),
    )
    const { page, dialog, messages } = await visit(example)
    const open = async (name: string, content: string) => {
      await page.getByRole('link', { name }).and(page.locator('[aria-controls]')).click()
      await dialog.locator(content).waitFor()
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await open('The kitchen', '.wisp-gallery-large img')
    await expect.poll(() => messages).toContainEqual(expect.stringMatching(/^gallery 1 http.*\/rooms\/kitchen\.jpg$/))
    await expect.poll(() => new URL(page.url()).hash).toBe('#rooms/1')
    await expect.poll(() => dialog.locator('wisp-thumbs button').count()).toBe(5)
    const styleOf = (part: string) =>
      dialog.locator(part).evaluate((element) => {
        const { opacity, backgroundColor, borderRadius } = getComputedStyle(element)
        return { opacity, backgroundColor, borderRadius }
      })
    // What the block and the style sheet say.
    expect(await styleOf('.wisp-gallery-overlay')).toMatchObject({ opacity: '0.8' })
    expect(await styleOf('.wisp-gallery-paper')).toMatchObject({
      backgroundColor: 'rgb(244, 239, 230)',
      borderRadius: '0px',
    })
    await close()

    await open('The fire', 'video')
    await expect.poll(() => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)).not.toBe(0)
    await close()
    await open('The plan', 'img[alt="The plan"]')
    await close()
    await open('The materials', 'object')
    await close()
    await open('The tour', 'iframe')
    await dialog.frameLocator('iframe').getByText('Come in').waitFor()
    await close()
    for (const [name, text] of [
      ['Our hours', 'Monday to Friday'],
      ['Who builds them', 'Noa and Elias'],
      ['How long it takes', 'six weeks'],
    ] as const) {
      await open(name, `:text("${text}")`)
      await close()
    }
  })

  it('opens what only a selector finds, once the page has an empty block', async () => {
    const { page, dialog } = await visit(
      '<p class="plans"><a href="/rooms/team.html">Who</a></p><script type="application/json" data-wisp-gallery>{}</script>',
    )
    await page.waitForFunction(() => window.wisp && 'gallery' in window.wisp)
    await page.getByRole('link', { name: 'Who' }).click()
    await dialog.getByText('Noa and Elias').waitFor()
    // The option of the call.
    expect(await dialog.locator('.wisp-gallery-frame').evaluate(({ style }) => style.padding)).toBe('30px')
  })

  it('closes by a link with its class, and by a button of a form of a dialog', async () => {
    const { page, dialog } = await visit(
      `<a data-wisp-gallery data-modal="true" href="#card">Card</a><div hidden><div id="card">
       <a class="fancybox-close" href="#">Done</a><form method="dialog"><button>Enough</button></form></div></div>`,
    )
    for (const [role, name] of [
      ['link', 'Done'],
      ['button', 'Enough'],
    ] as const) {
      await page.locator('[href="#card"][aria-controls]').click()
      await dialog.getByRole(role, { name }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.getByRole(role, { name }).click()
      await dialog.waitFor({ state: 'detached' })
    }
  })
})
