/** The marks of links of galleries, beside our own attribute. */
import { FENCED_SELECTOR } from '../../../page/platform/owned'

/** WordPress puts the classes of a menu's link on its item. */
const withItem = (classes: string): string => `${classes},li:is(${classes})>a`

/** Links that open whatever they lead to, and links that never open. */
export const MARKED = withItem('.fancybox,[class^=fancybox-],[class*=" fancybox-"]')
export const NEVER = `${withItem('.nolightbox,.nofancybox')},.fancybox-close,[download],${FENCED_SELECTOR}`

/** Links that close what is open, and links whose address is shown as a page. */
export const CLOSERS = `a.fancybox-close:not(${FENCED_SELECTOR})`
export const FRAME = '.iframe'
