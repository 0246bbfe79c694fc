/** The fixture of a browser case: our server with its database, a site on another origin, and visits to it. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { createSite, type Framework } from './site'
import { contextOf, type Visit, visitOf } from './visit.page'

export { DESK_TOKEN, type Framework, SITE } from './site'

interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is opened. */
  prepare?: ((visit: Visit) => unknown) | undefined
  /** A page of our own, such as the desk. */
  ours?: true | undefined
  /** Opens another tab in the browser of this visit. */
  beside?: Visit | undefined
}

export const createWorld = async (framework: Framework, browser: Browser) => {
  const site = await createSite(framework)
  const visits: Visit[] = []
  /** Pages of site owners, which we must not disturb. */
  const guests: Visit[] = []

  return {
    ...site,
    async visit(path = '/plain', options: VisitOptions = {}) {
      const { prepare, ours, beside, ...context } = options
      const visit = await visitOf(beside?.page.context() ?? (await contextOf(browser, context)), site.wisp)
      visits.push(visit)
      if (!ours) guests.push(visit)
      await prepare?.(visit)
      await visit.page.goto(new URL(path, site.host).href)
      return visit
    },
    /** After each case: checks that we have disturbed none of its pages. */
    async leave() {
      for (const visit of guests.splice(0)) await visit.expectUndisturbed()
      for (const visit of visits.splice(0)) await visit.page.context().close()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
