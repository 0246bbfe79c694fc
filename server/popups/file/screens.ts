/**
 * Checks the screens of the owner's own template: each must be reachable, and `data-wisp-to` must name an existing one.
 */

import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import type { TemplateRecord } from '../../template/record'

/** Screens that Wisp shows by itself (docs/templates.md). */
const BUILT_IN_SCREENS = ['main', 'welcome', 'thanks', 'remind', 'play', 'win', 'lose']

export const screenProblems = ({ screens: names, steps = [], targets }: TemplateRecord): Problem[] => {
  const screens = names.filter((name) => !steps.includes(name))
  const unseen = screens
    .filter((name) => ![...BUILT_IN_SCREENS, ...targets].includes(name))
    .map((name) => `nothing leads to its screen "${name}"${suggestion(name, BUILT_IN_SCREENS)}`)
  const missingScreens = targets
    .filter((name) => name !== 'main' && ![...screens, ...steps].includes(name))
    .map((name) => `has no screen "${name}", which data-wisp-to names${suggestion(name, [...screens, ...steps])}`)
  return [...unseen, ...missingScreens].map((message) => ({ path: ['template'], message }))
}
