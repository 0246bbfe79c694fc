/** A page of nothing but a form in a window, whose fields get their widgets when they are touched. */
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll } from 'vitest'
import { bundlePage } from '../../build/page'
import { at } from '../../build/paths.js'
import type { Widget } from '../../shared/model/widget'
import { withWorld } from './browser'
import type { Visit } from './visit.page'

/** For all files of a worker. */
let bundled: Promise<string> | undefined

interface Options extends BrowserContextOptions {
  prepare?: (visit: Visit) => Promise<unknown>
}

/** The page's address takes what the form is asked to be: its language, the visitor's country. */
export const withWidgets = () => {
  const held = withWorld()
  /** Where this run's chunks are. */
  let chunks = ''
  beforeAll(async () => {
    bundled ??= bundlePage({ build: { rolldownOptions: { input: at('test/pages/widgets.ts') } } })
    held.world.files['/widgets.js'] = { type: 'text/javascript', body: await bundled }
    const loader = await (await fetch(`${held.world.wisp}/wisp.js`)).text()
    chunks = `${held.world.wisp}/${loader.match(/v\/[0-9a-f]{10}\//)}`
  })
  return async (asked = {}, options: Options = {}): Promise<Visit> => {
    const visit = await held.world.visit(`/widgets?${new URLSearchParams({ chunks, ...asked })}`, options)
    await visit.dialog.waitFor()
    return visit
  }
}

export const ask = <T>({ page }: Visit, id: string, question: (widget: Widget | undefined) => T): Promise<T> =>
  page.evaluate(`(${question})(bench.widgets[${JSON.stringify(id)}])`)
export const checkOf = (at: Visit, id: string) => ask(at, id, (widget) => widget?.check?.() ?? '')
export const sentFor = (at: Visit, id: string) => ask(at, id, (widget) => widget?.value?.() ?? '')

/** The panel that is open. */
export const panelOf = ({ page }: Visit) => page.locator('.wisp-dropdown:popover-open')
