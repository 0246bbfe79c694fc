/** A visitor of a page with a gallery: what is in its window, and what they press. */
import { expect } from 'vitest'
import type { Fixture } from './visitor'

/** A picture of 1200 × 600 px, larger than its thumbnail. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="teal"/></svg>'

interface Page {
  /** Attributes of the gallery's container: options. */
  options?: string
  /** More markup. */
  more?: string
  head?: string
  language?: string
  hash?: string
}

/** Runs in the page: what the gallery says of what it shows, or undefined while anything in it is moving. */
const shownNow = (): string | undefined => {
  const dialog = document.getElementById('wisp-gallery')
  // WebKit goes on listing the turning sign when it is gone.
  const moves = dialog
    ?.getAnimations({ subtree: true })
    .some(
      (animation) =>
        animation.playState === 'running' && Reflect.get(animation, 'animationName') !== 'wisp-gallery-turn',
    )
  return moves || dialog?.ariaBusy || !dialog?.matches(':modal')
    ? undefined
    : (dialog.querySelector('.wisp-gallery-live')?.textContent ?? '')
}

export const galleryVisitor = (fixture: Fixture) => {
  const { run, until, drag } = fixture.visitor
  const press = async (selector: string): Promise<void> => {
    const point = await until((_, selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box?.width && ([box.x + box.width / 2, box.y + box.height / 2] as [number, number])
    }, selector)
    await drag(point as [number, number])
  }
  return {
    ...fixture.visitor,
    press,
    /** A page whose gallery `pots` has three pictures, in links of the ids `pot-1` to `pot-3`. */
    async comeToPots({ options = '', more = '', ...page }: Page = {}): Promise<void> {
      const links = [1, 2, 3].map((number) => {
        const [large, small] = [`/large-${number}.jpg`, `/small-${number}.jpg`]
        for (const path of [large, small]) fixture.site.files[path] = { type: 'image/svg+xml', body: PICTURE }
        return `<a id="pot-${number}" href="${large}"><img src="${small}" alt="Pot ${number}" width="200" height="100"></a>`
      })
      const body = `<h1>Pots</h1><main><div data-wisp-gallery id="pots" ${options}>${links.join('')}</div>${more}</main>`
      await fixture.visitor.come([], {
        body,
        tag: `<script async src="${fixture.site.wisp}/wisp-site.js" data-root="body"></script>`,
        ...page,
      })
      await until(() => [...document.images].every(({ complete }) => complete))
    },
    /** Waits until this stands still in the gallery. */
    shows: (name: string) => expect.poll(() => run(shownNow)).toBe(name),
    /** Waits until something stands still in it, whatever it is called. */
    stands: () => expect.poll(() => run(shownNow)).toBeTypeOf('string'),
    closed: () => until(() => !document.getElementById('wisp-gallery')),
    /** Text of what stands in the frame. */
    read: () => run(() => (document.querySelector('.wisp-gallery-stage') as HTMLElement | null)?.innerText.trim()),
    /** The page without the gallery. */
    markup: () => run(() => document.querySelector('main')?.innerHTML),
  }
}
