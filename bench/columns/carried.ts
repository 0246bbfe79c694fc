import type { Carried } from './column'

/** Formbricks as a website gets it, measured from the vendor's CDN. */
export const formbricksProduct: Carried = {
  title: 'Formbricks (2026-08)',
  note: 'Not measured in this run: its core and its renderer are not on npm. Measured on 2026-11-21, on 2 noisy cores at 4× slowdown.',
  values: {
    'bytes-armed': 231_000,
    'requests-armed': 3,
    'bytes-shown': 231_000,
    'bytes-told': 231_000,
    'boot-script': 60,
    'paint-cold': 843,
    'paint-far': 899,
  },
}
