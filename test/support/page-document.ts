/** Page documents for tests: one of each kind of element, and a page around any of them. */
import type { Element, FormField, PageDocument, Section } from '../../server/pages/document'
import type { PageContext } from '../../server/pages/render/context'

const picture = { src: 'a.png', alt: 'A cup', width: 40, height: 30 }

/** Every text of it is `said`. */
export const everyField = (said: string): FormField[] => {
  const field = (kind: FormField['kind'], options?: string[]): FormField => ({
    name: kind,
    label: said,
    kind,
    required: kind === 'email',
    placeholder: said,
    ...(options && { options }),
  })
  return [
    ...(['text', 'email', 'tel', 'number', 'url', 'date', 'textarea', 'consent', 'file'] as const).map((kind) =>
      field(kind),
    ),
    ...(['select', 'radio', 'checkbox'] as const).map((kind) => field(kind, [said, 'b'])),
    { ...field('hidden'), value: said },
  ]
}

/** Every text of them is `said`. */
export const everyElement = (said: string): Element[] => [
  { id: 'a1', type: 'eyebrow', text: said, name: said },
  { id: 'a2', type: 'heading', level: 1, text: said },
  { id: 'a3', type: 'text', text: said, look: 'lead' },
  { id: 'a4', type: 'button', text: said, look: 'main', action: { do: 'open-link', to: said } },
  { id: 'a5', type: 'picture', picture: { ...picture, src: said, alt: said } },
  { id: 'a6', type: 'video', video: { type: 'self-hosted', source: { mp4: said }, poster: said } },
  { id: 'a7', type: 'list', look: 'ticks', items: [said] },
  { id: 'a8', type: 'figures', items: [{ figure: said, text: said }] },
  { id: 'a9', type: 'schedule', items: [{ time: said, text: said, note: said }] },
  { id: 'b1', type: 'quote', text: said, by: said, picture },
  { id: 'b2', type: 'price', amount: said, per: said, note: said },
  { id: 'b3', type: 'questions', items: [{ question: said, answer: said }] },
  { id: 'b4', type: 'menu', brand: said, links: [{ text: said, to: said }] },
  { id: 'b5', type: 'countdown', end: said, zone: said, largest: 'days', atEnd: { do: 'open-url', to: said } },
  {
    id: 'b6',
    type: 'form',
    kind: 'ajax',
    to: said,
    button: said,
    answer: 'toast',
    fields: everyField(said),
  },
  { id: 'b7', type: 'form', kind: 'lead', thanks: said, button: said, answer: 'below', fields: [] },
  {
    id: 'b8',
    type: 'widget',
    option: said,
    place: 'after_x_paragraph',
    paragraph: 2,
    elements: [{ id: 'b9', type: 'text', text: said }],
  },
  { id: 'c1', type: 'article', paragraphs: [said] },
  { id: 'c2', type: 'divider' },
]

/** A section with one column. */
export const section = (elements: Element[], more: Partial<Section> = {}): Section => ({
  id: 's1',
  look: 'plain',
  size: 'normal',
  align: 'start',
  cards: false,
  columns: [{ span: 12, elements }],
  ...more,
})

export const pageOf = (sections: Section[], more: Partial<PageDocument> = {}): PageDocument => ({
  id: 'page000000001',
  slug: 'page',
  language: 'en',
  title: 'Page',
  description: '',
  theme: {
    accent: '#d8371c',
    paper: '#f4f1ea',
    ink: '#12211f',
    soft: '#e2e4d9',
    font: 'sans',
    headings: 'serif',
    corners: 'soft',
  },
  sections,
  popups: [],
  toasts: [],
  variants: [],
  ...more,
})

export const CONTEXT: PageContext = { address: (src) => src, data: '{}', tag: '' }
