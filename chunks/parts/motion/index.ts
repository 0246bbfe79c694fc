/** Rare entrance effects. As in ui/, they animate only transform and opacity, from invisible to the final position. */
import type { Effects } from '../../core/ui/index'

/**
 * The core plays these with an ease-out: the first three quarters of the keyframes take a third of the time. Keyframes
 * after that are the visible settling.
 */
export const effects: Effects = {
  bounce: [
    { opacity: 0, transform: 'scale(.7)' },
    { opacity: 1, transform: 'scale(1.035)', offset: 0.72 },
    { transform: 'scale(.988)', offset: 0.9 },
    {},
  ],
  flip: [
    { opacity: 0, transform: 'perspective(1200px) rotateX(-72deg)' },
    { opacity: 1, transform: 'perspective(1200px) rotateX(7deg)', offset: 0.76 },
    { transform: 'perspective(1200px) rotateX(-2deg)', offset: 0.92 },
    {},
  ],
  // `--far` is the type's own distance, `--way` mirrors for right to left: see ui.css.
  roll: [
    { opacity: 0, transform: 'translateX(calc(var(--far) * var(--way) * -1)) rotate(calc(-20deg * var(--way)))' },
    { opacity: 1, transform: 'rotate(calc(1.5deg * var(--way)))', offset: 0.82 },
    {},
  ],
  'light-speed': [
    { opacity: 0, transform: 'translateX(calc(var(--far) * var(--way) * 2)) skewX(calc(-16deg * var(--way)))' },
    { opacity: 1, transform: 'skewX(calc(5deg * var(--way)))', offset: 0.8 },
    {},
  ],
}
