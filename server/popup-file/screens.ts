/**
 * Checks the screens of the owner's own template: each must be reachable, and `data-wisp-to` must name an existing one.
 */
import type { FileProblem } from './problem'
import { suggestion } from './suggest'

/** Screens that Wisp shows by itself (docs/templates.md). */
const KNOWN = ['main', 'welcome', 'thanks', 'remind', 'play', 'win', 'lose']

const MARK = /data-wisp-(screen|to)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

export const screenProblems = (html: string): FileProblem[] => {
  const marks = [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(MARK)]
  const namesOf = (mark: string): string[] => [
    ...new Set(
      marks.flatMap(([, kind, double, single, bare]) => (kind === mark ? [double ?? single ?? bare ?? ''] : [])),
    ),
  ]
  const [screens, wanted] = [namesOf('screen'), namesOf('to')]
  const unseen = screens
    .filter((name) => ![...KNOWN, ...wanted].includes(name))
    .map((name) => `nothing leads to its screen "${name}"${suggestion(name, KNOWN)}`)
  const missing = wanted
    .filter((name) => name !== 'main' && !screens.includes(name))
    .map((name) => `has no screen "${name}", which data-wisp-to names${suggestion(name, screens)}`)
  return [...unseen, ...missing].map((message) => ({ path: ['template'], message }))
}
