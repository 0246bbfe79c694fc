/**
 * True if a key belongs to an input method, which composes a word. All its keys have this code, in Safari too, which
 * ends the composition before it tells of the key (https://w3c.github.io/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposed = (event: Partial<KeyboardEvent>): boolean | undefined =>
  event.isComposing || event.keyCode === 229
