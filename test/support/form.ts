/** Steps of form cases: a small form, the popup that contains it, and what it sends. */
import { popupOf } from './popup'
import type { Visit } from './visit.page'
import type { World } from './world'

export const EMAIL = '<label for="e">Email</label><input id="e" type="email" data-wisp-field="email">'

export const formOf = (fields: string, button = 'Send'): string =>
  `<section data-wisp-screen="main"><h2>Letter</h2><form data-wisp-form>${fields}<button>${button}</button></form></section>
   <section data-wisp-screen="thanks"><h2>Thank you</h2></section>`

/** Opens the popup and waits for the chunk that loads once the visitor points at it. */
export const openForm = async (world: World, popup = popupOf(), path = '/plain', options = {}): Promise<Visit> => {
  await world.show(popup)
  const visit = await world.visit(path, options)
  await visit.dialog.waitFor()
  await submitLoaded(visit)
  return visit
}

/**
 * Waits until a chunk has loaded and run. `networkidle` would not do: it comes once per page, and waiting for it again
 * returns at once. Nor would `waitForFunction`: a promise counts as success for it. An observer also works where the
 * case moves the page's clock, which leaves `performance` without entries.
 */
export const loaded = async ({ page }: Pick<Visit, 'page'>, chunk: string): Promise<void> => {
  const address = await page.evaluate(
    (file) =>
      new Promise<string>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entry = list.getEntries().find(({ name }) => name.endsWith(file))
          if (!entry) return
          observer.disconnect()
          resolve(entry.name)
        })
        observer.observe({ type: 'resource', buffered: true })
      }),
    `/${chunk}.js`,
  )
  // The page may get the module after us if both have waited for it, but not after our second import. As text, which
  // Vitest leaves alone.
  await page.evaluate(`(async (file) => {
    await import(file)
    await import(file)
  })(${JSON.stringify(address)})`)
}

/** The pointer moves over the popup, so that what its form is used with is fetched. */
export const pointAt = ({ page }: Pick<Visit, 'page'>): Promise<void> =>
  page.locator('wisp-popup .wisp-frame').first().dispatchEvent('pointermove')

export const submitLoaded = async (visit: Pick<Visit, 'page'>): Promise<void> => {
  await pointAt(visit)
  await loaded(visit, 'submit')
}

/** The fields of the next conversion call. */
export const conversionOf = async ({ page }: Visit): Promise<Record<string, string>> => {
  const request = await page.waitForRequest(/\/api\/display\/conversion\//)
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
}

/** The description that screen readers get, from the browser's accessibility tree. */
export const descriptionOf = async ({ page }: Visit, role: string, accessibleName: string): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role, accessibleName })
  await session.detach()
  return nodes[0]?.description?.value ?? ''
}
