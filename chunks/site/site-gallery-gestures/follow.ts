/** How the frame moves with a drag: by `translate`, so that opening and closing can use `transform` at the same time. */
const translateOf = (x: number, y = 0): string => `${x}px ${y}px`

export const follow = (frame: HTMLElement, x: number, y: number): void => {
  frame.style.translate = x || y ? translateOf(x, y) : ''
}

/** Back to its place; if it has paged, out on the side to which it was dragged, and in from the other one. */
export const settle = (frame: HTMLElement, x: number, y: number, paged: boolean): void => {
  if (!(x || y) || matchMedia('(prefers-reduced-motion:reduce)').matches) return
  const side = Math.sign(x) * 100
  const through = [translateOf(x + side), translateOf(-side)].map((translate) => ({
    translate,
    opacity: 0,
    offset: 0.4,
  }))
  frame.animate([{ translate: translateOf(x, y), offset: 0 }, ...(paged ? through : [])], {
    duration: 300,
    easing: 'ease-out',
  })
}
