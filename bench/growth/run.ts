import type { Browser } from 'playwright-core'
import type { Curve } from '../results'
import { fields } from './fields'
import type { Growth } from './growth'
import { pages } from './pages'
import { popups } from './popups'
import { slices } from './slices'

const GROWTHS: Growth[] = [popups, pages, fields, slices]

export const runGrowth = async (browser: Browser, rounds: number): Promise<Curve[]> => {
  const curves: Curve[] = []
  if (!rounds) return curves
  for (const growth of GROWTHS) {
    console.log(`growth, ${curves.length + 1} of ${GROWTHS.length}, ${rounds} rounds`)
    curves.push(await growth(browser, rounds))
  }
  return curves
}
