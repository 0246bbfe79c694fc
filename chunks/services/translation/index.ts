/** Words of ours in the language at an element, for chunks that name a control or two and have no room for finding them. */
export { wordsAt } from '../../../shared/page/platform/words-in'
