/** Everything that a browser case needs: our server with its database, a site on another origin, and visits to it. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { createSite, type Framework } from './site'
import { contextOf, type Visit, visitOf } from './visit.page'
import { createVisitors } from './visitor'

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
  const visitors = createVisitors(browser, [site.host, site.wisp])
  /** Contexts that no other case uses. */
  const own: BrowserContext[] = []
  /** Pages of site owners, which we must not disturb. */
  const guests: Visit[] = []

  const contextWith = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await contextOf(browser, options)
    own.push(context)
    return context
  }
  const pageFor = async (beside: Visit | undefined, options: BrowserContextOptions): Promise<Page> => {
    if (beside) return beside.page.context().newPage()
    const page = Object.keys(options).length ? undefined : await visitors.open()
    return page ?? (await contextWith(options)).newPage()
  }

  return {
    ...site,
    async visit(path = '/plain', options: VisitOptions = {}) {
      const { prepare, ours, beside, ...context } = options
      const visit = await visitOf(await pageFor(beside, context), site.wisp)
      if (!ours) guests.push(visit)
      await prepare?.(visit)
      await visit.page.goto(new URL(path, site.host).href)
      return visit
    },
    /** After each case: checks that we have disturbed none of its pages. */
    async leave() {
      for (const visit of guests.splice(0)) await visit.expectUndisturbed()
      await Promise.all([visitors.reset(), ...own.splice(0).map((context) => context.close())])
    },
    async stop() {
      await visitors.stop()
      await site.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
