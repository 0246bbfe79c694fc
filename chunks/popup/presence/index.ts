/**
 * One file for all that an open popup needs once it is painted: its reports, which are those of `services/report`, its way to close
 * by Escape, and for a modal one the lock of the page's scrolling, the focus kept inside, the scroll keys, the back gesture and presses beside it.
 */
export { showing } from '../../services/report/showing'
export { attendFloating } from './escape/escape'
export { attendModal } from './modal/modal'
