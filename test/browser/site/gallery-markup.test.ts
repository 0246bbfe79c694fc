import { describe, expect, it } from 'vitest'
import type { GalleryContentChunk, GalleryItem } from '../../../shared/page/gallery/chunks'
import { violationsOf } from '../../support/axe'
import { withWorld } from '../../support/browser'
import { isShipped } from '../../support/builds'
import { focused } from '../../support/focus'
import { openPage } from '../../support/gallery-content'
import { FORBIDDEN, HOSTILE_MARKUP } from '../../support/hostile-markup'

const fixture = withWorld()

/** `name=value` */
const BAD_ATTRIBUTE =
  '^(on|srcdoc|formaction|form=|ping|autofocus|autoplay|is=|xlink)|^(href|src|action)=[\\W\\d]*((java|vb)\\s*script:|data:text)'

const FAILED = 'The requested content cannot be loaded.'
const link = (name: string, address: string, more = '') =>
  `<p><a class="fancybox" href="${address}" ${more}>${name}</a></p>`

describe.runIf(isShipped())('markup in the gallery', () => {
  it('shows what the server answers, asked as the page asks, and styled as the page is', async () => {
    const { page, open, stage, siteRequests, gallery, close } = await openPage(
      fixture.world,
      link('Terms', '/terms?of=1', 'title="The terms"'),
      { '/terms': { body: '<h2 class="big">Terms</h2><p>Be kind. <a href="/more">More</a></p>' } },
      { css: '.big{color:rgb(1,2,3)}' },
    )
    await page.context().addCookies([{ name: 'who', value: 'ann', url: fixture.world.host }])
    const request = page.waitForRequest(/terms/)
    await open('Terms')
    await stage.getByText('Be kind.').waitFor()
    expect(siteRequests).toEqual(['GET /terms?of=1'])
    const headers = await (await request).allHeaders()
    expect([headers['x-requested-with'], headers.cookie]).toEqual(['XMLHttpRequest', 'who=ann'])
    expect(await stage.locator('h2').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    // The stage is as large as its content, which has no more than two lines.
    const box = await stage.boundingBox()
    expect(box?.height).toBeLessThan(200)
    for (const place of ['More', 'Close']) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => gallery.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent))
        .toBe(place)
    }
    await close()
    expect(await focused({ page } as never)).toBe('a')
  })

  it('picks the element that the address names', async () => {
    const { open, stage } = await openPage(fixture.world, link('Size', '/sizes#size%20b'), {
      '/sizes': { body: '<p>A</p><p id="size b">B</p>' },
    })
    await open('Size')
    await expect.poll(() => stage.innerText()).toBe('B')
  })

  it.each([
    ['its status', { status: 404, body: '<p>no</p>' }, 'Not Found'],
    ['another status than 200', { status: 202, body: '<p>no</p>' }, 'Accepted'],
    ['a document', { body: '<!DOCTYPE html><title>x</title><p>no</p>' }, 'Unexpected response.'],
    ['a document without its type', { body: ' <HTML lang="en"><p>no</p>' }, 'Unexpected response.'],
    ['a document without more than a body', { body: '<body><p>no</p>' }, 'Unexpected response.'],
    ['a picture', { body: 'x', contentType: 'image/jpeg' }, 'Unexpected response.'],
    ['nothing', { body: '' }, 'Unexpected response.'],
    ['nothing that may be shown', { body: '<script>1</script>' }, 'Unexpected response.'],
  ])('says what is wrong where the server answers with %s', async (_, answer, detail) => {
    const { open, error } = await openPage(fixture.world, link('Terms', '/terms'), { '/terms': answer })
    await open('Terms')
    await expect.poll(error).toBe(`${FAILED}\n${detail}\nOpen the link`)
  })

  it('says so where no answer comes, in the language of the page', async () => {
    const { page, open, error } = await openPage(fixture.world, link('Terms', '/terms'), {}, { lang: 'he' })
    await page.route(/terms/, (route) => route.abort())
    await open('Terms')
    await expect.poll(error).toBe('לא ניתן לטעון את התוכן המבוקש.\nנא לנסות שוב מאוחר יותר.\nפתיחת הקישור')
  })

  it('asks no longer once the visitor has closed it', async () => {
    const { page, open, close } = await openPage(fixture.world, link('Terms', '/terms'))
    let answer: () => void = () => {}
    await page.route(/terms/, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ body: 'late' }).catch(() => {})
    })
    const request = page.waitForRequest(/terms/)
    const failed = page.waitForEvent('requestfailed')
    await open('Terms')
    await request
    await close()
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
    answer()
  })

  it('shows the text of an option', async () => {
    const { open, stage } = await openPage(
      fixture.world,
      link('Note', '#', 'data-content="<p>A <b>note</b><img src=x onerror=alert(1)></p>"'),
    )
    await open('Note')
    await expect.poll(() => stage.locator('b').innerText()).toBe('note')
  })

  it('scrolls what is larger than the screen, by keys too', async () => {
    const words = '<p>word</p>'.repeat(99)
    const { page, open, stage } = await openPage(
      fixture.world,
      link('Long', '/long') + link('Still', '/long', 'data-scrolling="no"'),
      { '/long': { body: words } },
    )
    await open('Long')
    const box = stage.locator('.wisp-gallery-box')
    await expect.poll(() => box.getAttribute('tabindex')).toBe('0')
    expect(await violationsOf(page, '#wisp-gallery')).toEqual([])
    const frame = await page.locator('.wisp-gallery-frame').boundingBox()
    expect((frame?.y ?? 0) >= 20 && (frame?.y ?? 0) + (frame?.height ?? 0) <= 780).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500)
    await page.keyboard.press('Escape')
    await open('Still')
    await box.getByText('word').first().waitFor()
    expect(await box.evaluate((element) => [getComputedStyle(element).overflow, element.tabIndex])).toEqual([
      'hidden',
      -1,
    ])
  })

  it('runs nothing of what is hostile, and breaks no policy', async () => {
    const { page } = await openPage(fixture.world, link('Terms', '/terms'), {
      '/terms': { body: '<p>a</p>' },
      '/none': { status: 404 },
    })
    await page.getByRole('link', { name: 'Terms' }).hover()
    const address = await page.evaluate(async () => {
      const find = () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('site-gallery-window'))
      while (!find()) await new Promise(requestAnimationFrame)
      return find()?.name.replace('window', 'markup')
    })
    // Written as text, because the test runner would transform the import.
    await page.evaluate(`import('${address}').then((chunk) => Object.assign(globalThis, { chunk }))`)
    const wrong = await page.evaluate(
      async ([fragments, forbidden, attributes]) => {
        const { make } = (globalThis as unknown as { chunk: GalleryContentChunk }).chunk
        const problems: string[] = []
        for (const content of fragments) {
          const item = { type: 'html', title: '', href: '', options: { content, scrolling: 'auto' } }
          try {
            const { element, leave } = await make(item as GalleryItem, new AbortController().signal, () =>
              Promise.reject(),
            )
            document.querySelector('main')?.append(element)
            if (element.querySelector(forbidden)) problems.push(content)
            for (const inner of element.querySelectorAll('*'))
              for (const name of Element.prototype.getAttributeNames.call(inner)) {
                const text = `${name}=${Element.prototype.getAttribute.call(inner, name)}`
                if (new RegExp(attributes).test(text)) problems.push(`${content} → ${text}`)
              }
            if (!(document.body instanceof HTMLBodyElement)) problems.push(`${content} → body`)
            await new Promise(requestAnimationFrame)
            element.remove()
            leave?.()
          } catch (error) {
            if ((error as Error).message !== 'Unexpected response.') problems.push(`${content}: ${error}`)
          }
        }
        return [...problems, ...('pwned' in window ? ['pwned'] : [])]
      },
      [[...HOSTILE_MARKUP], FORBIDDEN, BAD_ATTRIBUTE] as const,
    )
    expect(wrong).toEqual([])
  })
})
