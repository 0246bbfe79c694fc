/** The demo marketing site, served by our server with its example forms. */
import { beforeAll } from 'vitest'
import { at } from '../../build/paths.js'
import { readDemoForms, SITE_KEY } from '../../server/demo'
import { SITE_EFFECTS } from '../../server/demo-site/pages'
import { withWorld } from './browser'
import type { Visit } from './visit.page'
import type { World } from './world'

export interface SiteVisit extends Visit {
  /** What went wrong, in the words of the console. */
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
  const held = withWorld()
  beforeAll(async () => {
    const { store } = held.world
    await store.sites.add({ key: SITE_KEY, name: 'Demo site', cooldown: 0 })
    for (const form of readDemoForms(at('examples'))) await store.contactForms.save(SITE_KEY, form)
    for (const [popup, effect] of SITE_EFFECTS) await store.effects.set({ site: SITE_KEY, popup, effect })
  })
  return {
    get world() {
      return held.world
    },
    visit: (path: string, options?: Options) => visitSite(held.world, path, options),
  }
}
