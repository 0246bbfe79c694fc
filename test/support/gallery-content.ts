/** A page whose links open something else than images in the gallery, under a strict policy. */
import type { BrowserContextOptions } from 'playwright-core'
import { putSite } from './site-page'
import type { Visit } from './visit.page'
import type { World } from './world'

type Page = NonNullable<Parameters<typeof putSite>[2]>

interface Options extends Page {
  context?: BrowserContextOptions
  prepare?: (visit: Visit) => unknown
  /** Part of the address behind the path. */
  hash?: string
  /** A page of which something is reported that we cannot help. */
  ours?: true
  /** Leaves the transitions as they are. */
  moves?: boolean
}

/** An answer of the site under another path. */
interface Answer {
  status?: number
  contentType?: string
  body?: string | Buffer
}

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="30" height="20" fill="teal"/></svg>'

/** @param answers path → what the site answers there */
export const openPage = async (
  world: World,
  body: string,
  answers: Record<string, Answer> = {},
  { context, prepare, moves, hash = '', ours, policy = '', ...page }: Options = {},
) => {
  const path = putSite(world, `<main><h1>A site</h1>${body}</main>`, {
    ...page,
    policy: policy === null ? policy : `media-src 'self';object-src 'self';frame-src 'self' ${policy}`,
  })
  const siteRequests: string[] = []
  const visit = await world.visit(path + hash, {
    ...(ours && { ours }),
    ...(!moves && { reducedMotion: 'reduce' }),
    ...context,
    async prepare(visit) {
      for (const [path, answer] of Object.entries(answers))
        await visit.page.route(`${world.host}${path}*`, async (route) => {
          const { pathname, search } = new URL(route.request().url())
          siteRequests.push(`${route.request().method()} ${pathname}${search}`)
          await route.fulfill({ contentType: 'text/html', ...answer })
        })
      await prepare?.(visit)
    },
  })
  const gallery = visit.page.locator('#wisp-gallery')
  return {
    ...visit,
    /** The requests that one of `answers` was sent for. */
    siteRequests,
    gallery,
    stage: gallery.locator('.wisp-gallery-stage'),
    async open(name: string) {
      // Before it is found, it is a link like any other.
      await visit.page.getByRole('link', { name, exact: true }).and(visit.page.locator('[aria-controls]')).click()
      await gallery.waitFor()
    },
    async close() {
      await visit.page.keyboard.press('Escape')
      await gallery.waitFor({ state: 'detached' })
    },
    error: () => gallery.getByRole('alert').innerText(),
  }
}
