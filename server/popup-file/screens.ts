/** The screens of an owner's own template: each must be one that is ever seen, and what leads on must lead to one. */
import { problem } from './problem'
import { suggestion } from './suggest'

/** Those that come by themselves (docs/templates.md). */
const KNOWN = ['main', 'welcome', 'thanks', 'remind', 'play', 'win', 'lose']

const MARK = /data-wisp-(screen|to)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** @throws Problems at `template` */
export const checkScreens = (html: string): void => {
  const marks = [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(MARK)]
  const namesOf = (mark: string): string[] =>
    marks.flatMap(([, kind, double, single, bare]) => (kind === mark ? [double ?? single ?? bare ?? ''] : []))
  const [screens, wanted] = [namesOf('screen'), namesOf('to')]
  const unseen = screens.find((name) => ![...KNOWN, ...wanted].includes(name))
  if (unseen !== undefined)
    throw problem(['template'], `nothing leads to its screen "${unseen}"${suggestion(unseen, KNOWN)}`)
  const missing = wanted.find((name) => name !== 'main' && !screens.includes(name))
  if (missing !== undefined)
    throw problem(['template'], `has no screen "${missing}" to lead to${suggestion(missing, screens)}`)
}
