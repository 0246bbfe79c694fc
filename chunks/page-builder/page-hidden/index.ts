/**
 * Loaded for what is on the screen although it is marked as hidden. If we are what shows and hides it, the mark holds,
 * whatever the page's style says. Anything else is the page's own affair.
 */
import type { ComponentChunk, PageRuntime } from '../../../shared/model/page-builder'
import { heedIfShown } from '../../../shared/platform/conceal'
import { owned } from '../../../shared/platform/owned'
import { bare } from '../../../shared/platform/safe-dom'
import { decodeAction } from '../../../shared/wire/page-builder/action'
import { POPUPS } from '../../../shared/wire/page-builder/markup'

const idsIn = (text: string): string[] => text.split(/[\s,#]+/)

/** What elements that are pressed act on. */
const ofActions = ({ page }: PageRuntime): string[] =>
  [...page.actions.values()].flatMap((raw) => idsIn(decodeAction(raw).target))

/** What the page's countdowns show or hide at their end, however far away they are. */
const ofCountdowns = (): string[] =>
  [...bare(document, 'querySelectorAll')('[data-wisp-countdown][data-wisp-at-end$=-elements]')]
    .filter(owned)
    .flatMap((countdown) => idsIn(bare(countdown, 'getAttribute')('data-wisp-target') ?? ''))

export const mount: NonNullable<ComponentChunk['mount']> = (element, runtime) => {
  const isOurs =
    bare(element, 'matches')(POPUPS) || [...ofActions(runtime), ...ofCountdowns()].includes(bare(element, 'id'))
  if (isOurs) heedIfShown(element)
  return () => {}
}
