import { describe, expect, it } from 'vitest'
import { KEYS } from '../driver/page'
import { galleryVisitor } from '../gallery-visitor'
import type { Fixture } from '../visitor'

const link = (name: string, address: string): string =>
  `<p><a class="fancybox" id="${name}" href="${address}">${name}</a></p>`

/** Runs in the page: the thumbnail, and what is seen as the gallery begins to open. */
const beginning = () => {
  const frame = document.querySelector('.wisp-gallery-frame')
  const [movement] = frame?.getAnimations() ?? []
  const picture = frame?.querySelector<HTMLImageElement>('.wisp-gallery-picture')
  if (!movement || !picture) return
  movement.currentTime = 0
  const places = [document.querySelector('#pot-2 img'), picture].map((element) => {
    const { x, y, width, height } = (element as Element).getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })
  for (const each of document.getAnimations()) each.finish()
  return { places, address: picture.getAttribute('src') }
}

const pictures = (fixture: Fixture): void => {
  it('opens a picture out of its thumbnail, pages by key and button, and gives focus and scrolling back', async () => {
    const { comeToPots, press, type, until, run, shows, closed, hasFocus } = galleryVisitor(fixture)
    await comeToPots({ options: 'data-speed-in="5000"', more: '<div style="height: 3000px"></div>' })
    await press('#pot-2')
    const { places, address } = await until(beginning)
    expect(places[1]).toEqual(places[0])
    // The large one, if it has come by now.
    expect(address).toMatch(/-2\.jpg$/)
    await shows('Image 2 of 3, Pot 2')
    await until(() => document.querySelector<HTMLImageElement>('.wisp-gallery-large img[src*=large-2]')?.naturalWidth)
    const scrolling = () => run(() => getComputedStyle(document.documentElement).overflowY)
    expect(await scrolling()).toBe('hidden')
    await type(KEYS.Right)
    await shows('Image 3 of 3, Pot 3')
    await press('.wisp-gallery-previous')
    await shows('Image 2 of 3, Pot 2')
    await type(KEYS.Left)
    await shows('Image 1 of 3, Pot 1')
    await type(KEYS.Escape)
    await closed()
    await hasFocus(/^pot-1$/)
    expect(await scrolling()).toBe('visible')
  })

  it('pages to the other side on a page that is written from right to left, in its language', async () => {
    const { comeToPots, press, type, run, shows, closed, hasFocus } = galleryVisitor(fixture)
    await comeToPots({ language: 'he' })
    await press('#pot-2')
    await shows('תמונה 2 מתוך 3, Pot 2')
    const arrows = await run(() =>
      ['next', 'previous'].map((name) => {
        const arrow = document.querySelector(`.wisp-gallery-${name}`)
        return [arrow?.ariaLabel, Number(arrow?.getBoundingClientRect().x) < innerWidth / 2]
      }),
    )
    expect(arrows).toEqual([
      ['הבא', true],
      ['הקודם', false],
    ])
    await type(KEYS.Left)
    await shows('תמונה 3 מתוך 3, Pot 3')
    await press('.wisp-gallery-close')
    await closed()
    await hasFocus(/^pot-3$/)
  })
}

const addresses = (fixture: Fixture): void => {
  it('opens what the address names, and takes that out of the address when it is closed', async () => {
    const { comeToPots, type, run, shows, closed, hasFocus } = galleryVisitor(fixture)
    const hash = () => run(() => location.hash)
    await comeToPots({ options: 'data-hash="true"', hash: '#pots/2' })
    await shows('Image 2 of 3, Pot 2')
    await type(KEYS.Right)
    await shows('Image 3 of 3, Pot 3')
    await expect.poll(hash).toBe('#pots/3')
    await type(KEYS.Escape)
    await closed()
    await hasFocus(/^pot-3$/)
    expect(await hash()).toBe('')
  })

  it('closes by going back, which stays on the page, and leaves no entry when it is closed otherwise', async () => {
    const { comeToPots, press, run, until, shows, closed, back } = galleryVisitor(fixture)
    await comeToPots({ options: 'data-history="true"', hash: '#about' })
    await run(() => Object.assign(window, { stayed: true }) && undefined)
    const here = () => run((page) => [location.hash, history.state, (page as unknown as { stayed?: boolean }).stayed])
    for (const close of [back, () => press('.wisp-gallery-close')]) {
      await press('#pot-1')
      await shows('Image 1 of 3, Pot 1')
      await until(() => history.state?.wispAddress?.added)
      await close()
      await closed()
      await expect.poll(here).toEqual(['#about', null, true])
    }
  })
}

const others = (fixture: Fixture): void => {
  it('shows an element of the page, which stands as it was afterwards', async () => {
    const { comeToPots, press, type, stands, read, markup, closed, hasFocus } = galleryVisitor(fixture)
    await comeToPots({ more: `${link('terms-link', '#terms')}<div hidden=""><p id="terms">Be kind.</p></div>` })
    const before = await markup()
    for (let times = 0; times < 2; times++) {
      await press('#terms-link')
      await stands()
      expect(await read()).toBe('Be kind.')
      await type(KEYS.Escape)
      await closed()
      await hasFocus(/^terms-link$/)
      expect(await markup()).toBe(before)
    }
  })

  it('shows what the server answers without what could run, under a strict policy', async () => {
    const { comeToPots, press, run, stands, read, type, closed } = galleryVisitor(fixture)
    fixture.site.files['/terms'] = {
      type: 'text/html',
      body: `<p style="color: rgb(1, 2, 3)" onclick="window.pwned = 1">Be kind.</p><script>window.pwned = 1</script>
        <img src="/small-1.jpg" alt="" onload="window.pwned = 1"><a href="javascript:window.pwned=1">More</a>
        <svg onload="window.pwned = 1"></svg><style>body { display: none }</style><iframe src="/nothing"></iframe>`,
    }
    const head = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${fixture.site.wisp};
      img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types wisp-gallery-markup">`
    await comeToPots({ head, more: link('server', '/terms') })
    await press('#server')
    await stands()
    expect(await read()).toMatch(/^Be kind\.\s+More$/)
    const content = await run((page) => {
      const stage = document.querySelector('.wisp-gallery-stage') as Element
      const all = [...stage.querySelectorAll('*')]
      return {
        tags: all.map(({ localName }) => localName).filter((name) => /script|style|iframe/.test(name)),
        handlers: all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on')),
        links: [...stage.querySelectorAll('a')].map(({ outerHTML }) => outerHTML),
        colour: getComputedStyle(stage.querySelector('p') as Element).color,
        ran: 'pwned' in page,
      }
    })
    expect(content).toEqual({ tags: [], handlers: [], links: ['<a>More</a>'], colour: 'rgb(1, 2, 3)', ran: false })
    await type(KEYS.Escape)
    await closed()
  })

  it('says what cannot be loaded, and why', async () => {
    const { comeToPots, press, type, stands, read, run, closed } = galleryVisitor(fixture)
    await comeToPots({ more: link('picture', '/no-picture.jpg') + link('answer', '/no-answer') })
    for (const [name, why] of [
      ['picture', 'No image found.'],
      ['answer', 'Not Found'],
    ]) {
      await press(`#${name}`)
      await stands()
      await expect.poll(read).toContain(`The requested content cannot be loaded.\n${why}`)
      expect(await run(() => document.querySelector('.wisp-gallery-error')?.role)).toBe('alert')
      await type(KEYS.Escape)
      await closed()
    }
  })
}

export const gallery = (fixture: Fixture) =>
  describe('a gallery', () => {
    for (const cases of [pictures, addresses, others]) cases(fixture)
  })
