/**
 * Whether a key belongs to an input method, which composes a word. Safari ends the composition before it tells of the
 * key, and leaves only this code: https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode
 */
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
