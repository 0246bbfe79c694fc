import { bare } from '../../../shared/platform/safe-dom'
import { attributeOf } from './link'

/** Only the browser does with these what the owner wants. */
const LEFT_ALONE = '[download],[rel~=noreferrer],[referrerpolicy]'

const isThisTab = (link: Element): boolean => {
  const base = bare(document, 'querySelector')('base[target]')
  const target = attributeOf(link, 'target') || (base ? attributeOf(base, 'target') : '')
  return (window === window.top ? /^(_self|_top|_parent)?$/i : /^(_self)?$/i).test(target)
}

const pageOf = ({ href }: URL | Location): string => href.replace(/#.*/, '')

/**
 * Whether the press leaves the page, in a way that a script can take over: not for a new tab, a download, or a press that
 * the page itself answers.
 */
export const leavesPage = (event: MouseEvent, link: Element, url: URL): boolean => {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, cancelable } = event
  return (
    cancelable &&
    !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) &&
    /^http/.test(url.protocol) &&
    !bare(link, 'matches')(LEFT_ALONE) &&
    !(url.hash && pageOf(url) === pageOf(location)) &&
    isThisTab(link)
  )
}
