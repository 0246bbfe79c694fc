/** A page with only a form in a window. Its fields get their widgets when they are touched. */
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll } from 'vitest'
import { bundlePage } from '../../build/page'
import { at } from '../../build/paths.js'
import type { Widget } from '../../shared/page/forms/widget'
import { withWorld } from './browser'
import type { Visit } from './visit.page'

/** Built once for all files of a worker. */
let bundled: Promise<string> | undefined

interface Options extends BrowserContextOptions {
  prepare?: (visit: Visit) => Promise<unknown>
}

/** The page's address sets the form's language and the visitor's country. */
export const withWidgets = () => {
  const fixture = withWorld()
  /** The folder of this run's chunks. */
  let chunks = ''
  beforeAll(async () => {
    bundled ??= bundlePage({ build: { rolldownOptions: { input: at('test/pages/widgets.ts') } } })
    fixture.world.files['/widgets.js'] = { type: 'text/javascript', body: await bundled }
    const loader = await (await fetch(`${fixture.world.wisp}/wisp.js`)).text()
    chunks = `${fixture.world.wisp}/${loader.match(/v\/[0-9a-f]{10}\//)}`
  })
  return async (parameters = {}, options: Options = {}): Promise<Visit> => {
    const visit = await fixture.world.visit(`/widgets?${new URLSearchParams({ chunks, ...parameters })}`, options)
    await visit.dialog.waitFor()
    return visit
  }
}

export const ask = <T>({ page }: Visit, id: string, question: (widget: Widget | undefined) => T): Promise<T> =>
  page.evaluate(`(${question})(bench.widgets[${JSON.stringify(id)}])`)
export const checkOf = (visit: Visit, id: string) => ask(visit, id, (widget) => widget?.check?.() ?? '')
export const sentFor = (visit: Visit, id: string) => ask(visit, id, (widget) => widget?.value?.() ?? '')

/** The open panel. */
export const panelOf = ({ page }: Visit) => page.locator('.wisp-dropdown:popover-open')
