import { describe, expect, it } from 'vitest'
import { BAR, popupOf } from '../../support/popup'
import { teased } from '../../support/teaser'
import { KEYS } from '../driver/page'
import type { Fixture } from '../visitor'

const CLICKED = popupOf({ triggers: {}, onClickOnly: true })

export const pages = (fixture: Fixture) =>
  describe('a page', () => {
    const tagWith = (attribute: string): string => fixture.site.tag.replace('></', ` ${attribute}></`)
    const close = async () => {
      await fixture.visitor.type(KEYS.Escape)
      await fixture.visitor.gone()
    }

    it('makes room for a bar at its top, also below its fixed header, and gets the room back', async () => {
      const { visitor } = fixture
      const head = '<style>header { position: fixed; top: 0; height: 40px; width: 100% }</style>'
      await visitor.come([BAR], { body: '<header>Shop</header><h1 style="margin-top: 60px">A page</h1>', head })
      const tops = () =>
        visitor.run(() => ['header', 'h1'].map((tag) => document.querySelector(tag)?.getBoundingClientRect().top))
      const before = await tops()
      const { height } = await visitor.boxOf('.wisp-frame')
      await expect.poll(tops).toEqual(before.map((top) => Number(top) + height))
      await visitor.press('.wisp-close')
      await visitor.gone()
      await expect.poll(tops).toEqual(before)
    })

    it('shows a teaser, which opens its popup', async () => {
      const { visitor } = fixture
      await visitor.come([teased()])
      const { x, y, width, height } = (await visitor.until(() => {
        const tab = document.querySelector('wisp-teaser')?.shadowRoot?.querySelector('aside')
        const still = tab?.getAnimations().every(({ playState }) => playState === 'finished')
        return still && tab?.querySelector('button')?.getBoundingClientRect().toJSON()
      })) as DOMRect
      await visitor.drag([x + width / 2, y + height / 2])
      await visitor.boxOf('.wisp-frame')
      await close()
    })

    it('may have a strict policy', async () => {
      const { site, visitor } = fixture
      const head = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' ${site.wisp};
        img-src 'self'; connect-src ${site.wisp}; require-trusted-types-for 'script'; trusted-types wisp">`
      await visitor.come([CLICKED], { head, body: '<h1>A strict page</h1>' })
      await visitor.open(CLICKED.id)
      await visitor.give()
      await close()
    })

    it('stores nothing before consent is given', async () => {
      const { visitor } = fixture
      await visitor.come([CLICKED], { tag: tagWith('data-consent="required"') })
      await visitor.open(CLICKED.id)
      await close()
      const storedNames = () =>
        visitor.run(() => [...Object.keys(localStorage), ...document.cookie.split('; ').filter(Boolean)])
      expect(await storedNames()).toEqual([])
      await visitor.run(({ wisp }) => wisp.consent(true))
      await expect.poll(storedNames).toContain('wisp.trail')
    })

    it('may change its address without loading, and the server is asked again', async () => {
      const { visitor } = fixture
      await visitor.come([popupOf()], { tag: tagWith('data-spa') })
      await visitor.boxOf('.wisp-frame')
      await visitor.run(({ wisp }) => wisp.close())
      await visitor.gone()
      await visitor.run(() => history.pushState(null, '', '/elsewhere'))
      await visitor.boxOf('.wisp-frame')
    })

    it('comes back from the back-forward cache with its popup open', async () => {
      const { visitor } = fixture
      await visitor.come([CLICKED])
      await visitor.run(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
      await visitor.open(CLICKED.id)
      // The browser does not keep a page that is still waiting for a request. The view, and what loads beside the
      // popup, come last.
      await visitor.until(() => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        return ['/viewed', '/presence.js'].every((last) => loaded.some((name) => name.includes(last)))
      })
      await visitor.goTo('/nothing')
      await visitor.back()
      await visitor.until((page) => (page as unknown as { persisted?: boolean }).persisted)
      await visitor.give()
      await close()
    })
  })
