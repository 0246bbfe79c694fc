/** The demo marketing site, served by our server with its example forms. */
import { beforeAll } from 'vitest'
import { withWorld } from './browser'
import { addDemoForms, DEMO_SITE, exampleSite } from './examples'
import type { Visit } from './visit.page'
import type { World } from './world'

export interface SiteVisit extends Visit {
  /** The errors and warnings of the console. */
  complaints: string[]
  /** Addresses of other origins that the page has asked for. */
  elsewhere: string[]
}

type Options = Parameters<World['visit']>[1]

const visitSite = async (world: World, path: string, options: Options = {}): Promise<SiteVisit> => {
  const more = { complaints: [] as string[], elsewhere: [] as string[] }
  const visit = await world.visit(`${world.wisp}${path}`, {
    ...options,
    async prepare(visit) {
      visit.page.on('console', (message) => {
        if (/error|warning/.test(message.type())) more.complaints.push(message.text())
      })
      visit.page.on('request', (request) => {
        if (!request.url().startsWith(world.wisp)) more.elsewhere.push(request.url())
      })
      await options.prepare?.(visit)
    },
  })
  return { ...visit, ...more }
}

export const withDemoSite = () => {
  const fixture = withWorld()
  beforeAll(async () => {
    const { store } = fixture.world
    await store.sites.add({ key: DEMO_SITE, name: 'Demo site', cooldown: 0 })
    await addDemoForms(store)
    const { effects = [] } = exampleSite(DEMO_SITE).content()
    for (const [popup, effect] of effects) await store.effects.set({ site: DEMO_SITE, popup, effect })
  })
  return {
    get world() {
      return fixture.world
    },
    visit: (path: string, options?: Options) => visitSite(fixture.world, path, options),
  }
}
