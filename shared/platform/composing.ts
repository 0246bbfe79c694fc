/**
 * Whether a key belongs to an input method, which composes a word. All its keys have this code; unlike `isComposing`,
 * it is also there in Safari, which ends the composition before it tells of the key
 * (https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposed = ({ keyCode }: KeyboardEvent): boolean => keyCode === 229
