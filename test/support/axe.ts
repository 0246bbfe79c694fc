/** Runs axe-core on our popups only; the page around them belongs to its owner. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { at } from '../../build/paths.js'

const source = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8')

interface Results {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[]
}
type Axe = { run(context: string, options: object): Promise<Results> }

/**
 * One sentence for each element that breaks a rule. Expect none. axe does not read the style sheets itself: for that it
 * puts an element into the page, which a strict policy reports.
 */
export const violationsOf = async (page: Page, host = 'wisp-popup'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (host) => (window as unknown as { axe: Axe }).axe.run(host, { resultTypes: ['violations'], preload: false }),
    host,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
