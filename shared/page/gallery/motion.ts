/**
 * The only file that moves anything: by transform and opacity alone, which need no layout. A single value is where it goes to
 * from what is seen now. Resolves when it is over, however it ends.
 */
export const animate = async (
  element: Element,
  keyframes: PropertyIndexedKeyframes,
  duration: number,
  fill: FillMode = 'auto',
): Promise<void> => {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return
  // The animation is cancelled if, for instance, the page removes the element.
  await element.animate(keyframes, { duration, fill, easing: 'cubic-bezier(.3,0,.1,1)' }).finished.catch(() => {})
}
