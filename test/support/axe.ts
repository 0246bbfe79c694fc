/** What axe-core finds wrong inside our popups. The page around them is its owner's. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { at } from '../../build/paths.js'

const source = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8')

interface Results {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[]
}
type Axe = { run(context: string, options: object): Promise<Results> }

/** Sentences, one for each element that breaks a rule; none is wanted. */
export const violationsOf = async (page: Page, host = 'wisp-popup'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (host) => (window as unknown as { axe: Axe }).axe.run(host, { resultTypes: ['violations'] }),
    host,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  )
}
