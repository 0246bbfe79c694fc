/**
 * Loaded for elements that are marked as hidden, and that the page's style shows all the same. Those that our actions,
 * countdowns and popups show and hide are hidden for real; others are left to the page.
 */
import type { ComponentChunk, PageRuntime } from '../../../shared/page/model/page-builder'
import { heedIfShown } from '../../../shared/page/platform/conceal'
import { owned } from '../../../shared/page/platform/owned'
import { bare } from '../../../shared/page/platform/safe-dom'
import { decodeAction } from '../../../shared/wire/page/page-builder/action'
import { POPUPS } from '../../../shared/wire/page/page-builder/markup'

const idsIn = (text: string): string[] => text.split(/[\s,#]+/)

/** The elements on which others act when they are pressed. */
const ofActions = ({ page }: PageRuntime): string[] =>
  [...page.actions.values()].flatMap((raw) => idsIn(decodeAction(raw).target))

/** The elements that the page's countdowns show or hide at their end, however far away they are. */
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
