import { bare } from '../../../shared/page/platform/safe-dom'
import { attributeOf } from './words'

/** Only the browser does with these what the owner wants. */
const LEFT_ALONE = '[download],[rel~=noreferrer],[referrerpolicy],[*|href^="#"]'

const targetOf = (link: Element | null): string => (link ? attributeOf(link, 'target') : '')

/**
 * True if the press leaves the page, in a way that a script can take over: not for a new tab, a download, or a press that
 * the page itself answers.
 */
export const leavesPage = (event: MouseEvent, link: Element, { protocol }: URL): boolean => {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, cancelable } = event
  const target = targetOf(link) || targetOf(bare(document, 'querySelector')('base[target]'))
  return (
    cancelable &&
    !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) &&
    /^http/.test(protocol) &&
    !bare(link, 'matches')(LEFT_ALONE) &&
    (window === top ? /^(_self|_top|_parent)?$/i : /^(_self)?$/i).test(target)
  )
}
