/** A visitor's page on which a popup can be fired. */
import type { Browser } from 'playwright-core'
import { type Arrival, arrive, type Circumstances } from './arrive'
import { fillPage } from './fill.page'
import { measurePaint } from './paint.page'
import type { Site } from './sites'
import { until } from './until'

export interface Visit extends Arrival {
  /** Fires a popup. Resolves with the milliseconds until it is painted. */
  fire(popup: string): Promise<number>
  /** Fires a popup that cannot appear. */
  fireInVain(popup: string): Promise<void>
  /** Removes the popup. */
  clear(): Promise<void>
  /** Gives the page so many elements. */
  resize(elements: number): Promise<void>
}

export const visit = async (browser: Browser, site: Site, circumstances?: Circumstances): Promise<Visit> => {
  const { column } = site
  const arrival = await arrive(browser, site, circumstances)
  const { page, settle } = arrival
  return {
    ...arrival,
    fire: (popup) => page.evaluate(`(${measurePaint})(${column.fire}, ${column.popup}, '${popup}')`),
    // Ignore a rejection of the call itself; its caller would handle it.
    fireInVain: (popup) => page.evaluate(`void (async () => (${column.fire})('${popup}'))().catch(() => {})`),
    async clear() {
      await page.evaluate(`(${column.close})()`)
      await until(() => page.evaluate(`!(${column.popup})()`), `${column.name} to be gone`)
      await settle()
    },
    async resize(elements) {
      await page.evaluate(fillPage, elements)
      await settle()
    },
  }
}
