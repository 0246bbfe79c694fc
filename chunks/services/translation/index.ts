/** Finds the words of the language at an element, for chunks that name a control or two and have no room for it. */
export { wordsAt } from '../../../shared/page/platform/words-in'
