/** Steps of cases on the inspector's panel. */
import { afterEach, expect } from 'vitest'
import type { WispApi } from '../../shared/page/model/api'
import { withWorld } from './browser'
import { popupOf } from './popup'
import type { Visit } from './visit.page'

export const TITLE = 'Why is it not showing?'
/** The popup that the panel describes. */
export const waiting = popupOf({ triggers: { scrollPercent: 90 } })

/**
 * `open` opens a page that may contain the panel. Movement inside the panel would count as the page's, so such a page
 * is checked for errors only.
 */
export const withPanel = () => {
  const fixture = withWorld()
  const errors: string[] = []
  afterEach(() => expect(errors.splice(0)).toEqual([]))
  const open = (path: string, options: Parameters<typeof fixture.world.visit>[1] = {}): Promise<Visit> =>
    fixture.world.visit(path, {
      ...options,
      ours: true,
      async prepare(visit) {
        visit.page.on('pageerror', ({ message }) => errors.push(message))
        await options.prepare?.(visit)
      },
    })
  return { fixture, open }
}

export const panelOf = ({ page }: Visit) => page.getByRole('region', { name: TITLE })
export const cardOf = (visit: Visit, name: string) =>
  panelOf(visit)
    .getByRole('listitem')
    .filter({ has: visit.page.getByRole('heading', { name }) })
export const buttonOf = (visit: Visit, name: string) => panelOf(visit).getByRole('button', { name })

export const call = ({ page }: Visit, method: 'inspect' | 'open', id = ''): Promise<void> =>
  page.evaluate(([name, popupId]) => void (window.wisp as WispApi)[name](popupId), [method, id] as const)
