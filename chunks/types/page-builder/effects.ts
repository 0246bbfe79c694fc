/** The swoosh and splash of the page-builder. They replace two of our effects, which popups of pages do not have. `--side`: see page-builder.css. */
import type { Effects } from '../../core/ui/index'

export const effects: Effects = {
  /** Swoosh: comes in fast and slanted. */
  'light-speed': [
    { opacity: 0, transform: 'translateX(calc(var(--far) * var(--side))) skewX(calc(18deg * var(--side)))' },
    { opacity: 1, transform: 'skewX(calc(-5deg * var(--side)))', offset: 0.8 },
    {},
  ],
  /** Splash: grows as it comes in, a little too much at first. */
  bounce: [
    { opacity: 0, transform: 'translateX(calc(var(--far) / 2 * var(--side))) scale(.6)' },
    { opacity: 1, transform: 'scale(1.05, .96)', offset: 0.72 },
    { transform: 'scale(.99, 1.01)', offset: 0.9 },
    {},
  ],
}
