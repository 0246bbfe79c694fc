/** What is seen beside the toy while it is played with, and of the toy itself afterwards. */

/** A press that has to wait for the server is seen to have been felt. */
export const showDrawing = (root: ShadowRoot, now: boolean): void => {
  root.querySelector('.wisp-game')?.toggleAttribute('data-drawing', now)
}

/** Beside the toy; where that is on another screen, at the form. */
export const tell = (root: ShadowRoot, problem: string): void => {
  const place = root.querySelector('.wisp-unplayed') ?? root.querySelector('.wisp-problem')
  if (place) place.textContent = problem
}

/** Once it has been played, its buttons do nothing, and say so; they stay where they are, and so does the focus. */
export const retire = (root: ShadowRoot): void => {
  for (const button of root.querySelectorAll('.wisp-game button')) button.ariaDisabled = 'true'
}
