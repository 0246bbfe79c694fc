/**
 * One file for all that an open popup needs once it is painted, so that it takes one request: its reports, which are those of
 * `services/report`, its exit effect, and staying on a page that replaces all of itself. For a modal one also
 * the lock of the page's scrolling, the focus that stays inside, the scroll keys, the back gesture and presses beside it.
 */
export { showing } from '../../services/report/showing'
export { attend } from './attend'
export { leave } from './leave'
