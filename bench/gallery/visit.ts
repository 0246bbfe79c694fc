/** A visitor's page with a gallery, and what the visitor does with mouse and keyboard. */
import type { Browser } from 'playwright-core'
import { type Arrival, arrive, type Circumstances } from '../browser/arrive'
import type { Site } from '../browser/sites'
import { until } from '../browser/until'
import type { GalleryColumn } from './column'
import { type Times, watchOpening } from './opening.page'
import { fullOf } from './site'

/** The thumbnail that is clicked: there are others before and after it. */
const CLICKED_INDEX = 5
/** Milliseconds between reaching a thumbnail with the mouse and clicking it. */
const HOVER_MS = 150
/** Milliseconds for which the visitor looks at a picture: no transition runs any more. */
const LOOK_MS = 1000

interface GalleryVisit extends Arrival {
  /** Moves the mouse to the thumbnail and rests there. */
  hover(): Promise<void>
  /** Clicks the thumbnail, without moving the mouse there first. */
  click(): Promise<void>
  /** Clicks the thumbnail and resolves when it is open. */
  open(): Promise<Times>
  /** Looks at what is open until nothing moves and nothing is fetched any more. */
  look(): Promise<void>
  /** Turns to the next picture by key. Resolves with the milliseconds until it is painted. */
  next(): Promise<number>
  /** Closes it by key. */
  close(): Promise<void>
}

export const visitGallery = async (
  browser: Browser,
  site: Site<GalleryColumn>,
  circumstances?: Circumstances,
): Promise<GalleryVisit> => {
  const { column, url } = site
  const arrival = await arrive(browser, site, circumstances)
  const { page, cdp, settle } = arrival
  const box = await page.locator('#thumbs a').nth(CLICKED_INDEX).boundingBox()
  if (!box) throw new Error(`${column.name}: no thumbnails`)
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

  const watch = (type: 'click' | 'keydown', index: number): Promise<void> =>
    page.evaluate(`(${watchOpening})('${type}', ${JSON.stringify(column.shows)}, '${new URL(fullOf(index), url)}')`)
  const opening = (): Promise<Times> => page.evaluate('opening')
  // The mouse of playwright would move there first.
  const click = async (): Promise<void> => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await cdp.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
  }
  const isOpen = (): Promise<boolean> =>
    page.evaluate(
      (shows) =>
        [...document.querySelectorAll(shows)].some((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
      column.shows,
    )

  return {
    ...arrival,
    click,
    async hover() {
      await page.mouse.move(place.x, place.y)
      await page.waitForTimeout(HOVER_MS)
    },
    async open() {
      await watch('click', CLICKED_INDEX)
      await click()
      return opening()
    },
    async look() {
      await page.waitForTimeout(LOOK_MS)
      await settle()
    },
    async next() {
      await watch('keydown', CLICKED_INDEX + 1)
      await page.keyboard.press('ArrowRight')
      return (await opening()).picture
    },
    async close() {
      await page.keyboard.press('Escape')
      await until(async () => !(await isOpen()), `${column.name} to be gone`)
      await settle()
    },
  }
}
