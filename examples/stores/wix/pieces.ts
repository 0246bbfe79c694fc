/** What the plant shop sells. Ids are of the form that Wix gives. */
import type { Piece } from '../piece'

const idOf = (number: number): string => `5d1e7c0a-1f2b-4c3d-8e4f-${`${number}`.padStart(12, '0')}`
/** A product without choices has no variant of its own; its id stands for it. */
const only = (number: number, stock?: number) => [{ id: idOf(number), title: '', stock }]

export const pieces: Piece[] = [
  {
    id: idOf(101),
    handle: 'fig',
    title: 'Fiddle-leaf fig',
    detail: '80 cm tall, in a 21 cm clay pot',
    description: 'Broad leaves, a straight back and a liking for one bright spot. Move it as little as you can.',
    kind: 'Plants',
    alt: 'A fiddle-leaf fig with broad green leaves in a terracotta pot',
    price: 5_200,
    variants: [
      { id: idOf(111), title: 'Clay pot' },
      { id: idOf(112), title: 'Sand pot', stock: 0 },
    ],
  },
  {
    id: idOf(102),
    handle: 'pothos',
    title: 'Trailing pothos',
    detail: 'With hanging pot and cotton cord',
    description: 'Grows a leaf a week and forgives a holiday. Water it when the pot feels light.',
    kind: 'Plants',
    alt: 'A trailing pothos spilling out of a blue hanging pot',
    price: 5_800,
    variants: only(102),
  },
  {
    id: idOf(103),
    handle: 'snake-plant',
    title: 'Sentinel snake plant',
    detail: '55 cm tall, in a banded pot',
    description: 'For the corner where nothing else grows. Three of them are ready to leave the greenhouse.',
    kind: 'Plants',
    alt: 'A tall snake plant in a white pot with one clay band',
    price: 4_600,
    variants: only(103, 3),
  },
  {
    id: idOf(104),
    handle: 'lamp',
    title: 'Alder table lamp',
    detail: 'Ribbed base, pleated linen shade',
    description: 'A warm light for the hour in which the plants are watered.',
    kind: 'Light',
    alt: 'A glowing table lamp with a pleated linen shade and a ribbed ceramic base',
    price: 16_400,
    variants: only(104),
  },
  {
    id: idOf(105),
    handle: 'cushion',
    title: 'Harbour cushion',
    detail: 'Washed linen, 50 × 50 cm',
    description: 'Striped linen that softens with every wash, filled with wool.',
    kind: 'Linen',
    alt: 'A striped linen cushion in front of a plain green one',
    price: 4_500,
    compareAtPrice: 5_400,
    variants: only(105),
  },
  {
    id: idOf(106),
    handle: 'throw',
    title: 'Loomed linen throw',
    detail: 'Stonewashed, 130 × 180 cm',
    description: 'Heavy enough for an autumn evening. The weavers are making more of them.',
    kind: 'Linen',
    alt: 'A stack of folded linen throws on a small wooden bench',
    price: 11_800,
    variants: only(106, 0),
  },
]
