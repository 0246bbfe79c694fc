/** The values of the cart, in minor units, that a marked element may lead to. */
import type { Campaign } from '../../../shared/model/campaign'
import type { Page } from '../../../shared/model/page'
import { type StoreChunk, storeChunk, type Threshold } from '../../../shared/model/store'
import { readThreshold } from '../../../shared/model/threshold-setting'
import { toMinor } from '../../../shared/platform/money'

/** The rules of the page's store, renewed before each popup that names one. */
let rules: Threshold[] = []

const settingOf = (source: Element) => readThreshold(source.getAttribute('data-wisp-threshold') ?? '')

/** `currency`: the cart's. */
export const goalsOf = (source: Element, currency: string): number[] => {
  const setting = settingOf(source)
  if (typeof setting === 'number') return [toMinor(setting, currency) ?? 0]
  return rules.flatMap(({ amount, kind }) => (amount > 0 && (setting === 'any' || setting === kind) ? [amount] : []))
}

/** The lowest goal that is not reached yet; the highest one once all are. */
export const nextGoal = (goals: number[], value: number): number | undefined => {
  const sorted = goals.sort((one, other) => one - other)
  return sorted.find((goal) => goal > value) ?? sorted.at(-1)
}

/** An amount in the template needs no store; only rules are waited for. */
export const ready = async (template: Document, _: Campaign, page: Page): Promise<boolean> => {
  const marked = [...Document.prototype.querySelectorAll.call(template, '[data-wisp-threshold]')]
  if (marked.some((source) => typeof settingOf(source) === 'string'))
    rules = await (await page.load<StoreChunk>(storeChunk(page))).thresholds(page)
  return marked.some((source) => goalsOf(source, '').length)
}
