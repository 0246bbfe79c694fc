/** The pottery's shelf. */
import type { Piece } from '../piece'

const only = (id: string, stock?: number) => [{ id, title: 'Default Title', stock }]

export const pieces: Piece[] = [
  {
    id: '81010001',
    handle: 'vase',
    title: 'Meridian vase',
    detail: 'Hand-dipped stoneware, 32 cm',
    description: 'A round-shouldered vase, dipped by hand so that no two glaze lines are alike. Holds a whole branch.',
    kind: 'Vases',
    alt: 'A round-shouldered clay vase dipped in speckled cream glaze',
    price: 6_800,
    variants: [
      { id: '48100011', title: 'Clay' },
      { id: '48100012', title: 'Sand', stock: 0 },
      { id: '48100013', title: 'Juniper' },
    ],
  },
  {
    id: '81010002',
    handle: 'teapot',
    title: 'Ember teapot',
    detail: 'Bamboo handle, holds 900 ml',
    description: 'Fired twice for a green that is almost black. The spout pours without a drip. Only two are left.',
    kind: 'Tableware',
    alt: 'A round dark green teapot with a curved wooden handle',
    price: 8_400,
    variants: only('48100021', 2),
  },
  {
    id: '81010003',
    handle: 'mugs',
    title: 'Dune mugs, a pair',
    detail: 'Two-tone glaze, 320 ml each',
    description: 'A pair of mugs with a bare clay foot. They keep a coffee warm and a hand cool.',
    kind: 'Tableware',
    alt: 'Two steaming mugs, one blue and one rose, each with a bare clay foot',
    price: 3_800,
    compareAtPrice: 4_600,
    variants: [
      { id: '48100031', title: 'Sea' },
      { id: '48100032', title: 'Rose' },
    ],
  },
  {
    id: '81010004',
    handle: 'pitcher',
    title: 'Wren pitcher',
    detail: 'Striped by hand, holds 1.4 l',
    description: 'Tall enough for water with ice, wide enough for a bunch of anemones.',
    kind: 'Tableware',
    alt: 'A tall cream pitcher with two green stripes and a bare clay foot',
    price: 6_200,
    variants: only('48100041'),
  },
  {
    id: '81010005',
    handle: 'bowls',
    title: 'Nesting bowls, set of three',
    detail: 'Oven and dishwasher safe',
    description: 'Three bowls that stack into one. From breakfast to a salad for four.',
    kind: 'Tableware',
    alt: 'Three nesting bowls stacked by size in green, clay and cream',
    price: 7_200,
    compareAtPrice: 9_000,
    variants: only('48100051'),
  },
  {
    id: '81010006',
    handle: 'bud-vases',
    title: 'Bud vase trio',
    detail: 'Three shapes, stems included',
    description: 'Three small vases for whatever the garden has left. The next batch comes out of the kiln in spring.',
    kind: 'Vases',
    alt: 'Three small vases holding eucalyptus, red berries and dried grass',
    price: 4_800,
    variants: only('48100061', 0),
  },
]

/** Groups of pieces with pages of their own. */
export const collections = [
  { handle: 'all', title: 'Everything' },
  { handle: 'tableware', title: 'Tableware' },
  { handle: 'vases', title: 'Vases' },
]

export const piecesIn = (collection: string): Piece[] =>
  collection === 'all' ? pieces : pieces.filter(({ kind }) => kind.toLowerCase() === collection)
