/** Page documents for tests: one of each kind of element, and a page around any of them. */
import type { Element, FormField, PageDocument, Section } from '../../server/pages/document'
import type { PageContext } from '../../server/pages/render/context'

const picture = { src: 'a.png', alt: 'A cup', width: 40, height: 30 }

/** Every text of it is `text`. */
export const everyField = (text: string): FormField[] => {
  const field = (kind: FormField['kind'], options?: string[]): FormField => ({
    name: kind,
    label: text,
    kind,
    required: kind === 'email',
    placeholder: text,
    ...(options && { options }),
  })
  return [
    ...(['text', 'email', 'tel', 'number', 'url', 'date', 'textarea', 'consent', 'file'] as const).map((kind) =>
      field(kind),
    ),
    ...(['select', 'radio', 'checkbox'] as const).map((kind) => field(kind, [text, 'b'])),
    { ...field('hidden'), value: text },
  ]
}

/** Every text of them is `text`. */
export const everyElement = (text: string): Element[] => [
  { id: 'a1', type: 'eyebrow', text, name: text },
  { id: 'a2', type: 'heading', level: 1, text },
  { id: 'a3', type: 'text', text, look: 'lead' },
  { id: 'a4', type: 'button', text, look: 'main', action: { do: 'open-link', to: text } },
  { id: 'a5', type: 'picture', picture: { ...picture, src: text, alt: text } },
  { id: 'a6', type: 'video', video: { type: 'self-hosted', source: { mp4: text }, poster: text } },
  { id: 'a7', type: 'list', look: 'ticks', items: [text] },
  { id: 'a8', type: 'figures', items: [{ figure: text, text }] },
  { id: 'a9', type: 'schedule', items: [{ time: text, text, note: text }] },
  { id: 'b1', type: 'quote', text, by: text, picture },
  { id: 'b2', type: 'price', amount: text, per: text, note: text },
  { id: 'b3', type: 'questions', items: [{ question: text, answer: text }] },
  { id: 'b4', type: 'menu', brand: text, links: [{ text, to: text }] },
  { id: 'b5', type: 'countdown', end: text, zone: text, largest: 'days', atEnd: { do: 'open-url', to: text } },
  {
    id: 'b6',
    type: 'form',
    kind: 'ajax',
    to: text,
    button: text,
    answer: 'toast',
    fields: everyField(text),
  },
  { id: 'b7', type: 'form', kind: 'lead', thanks: text, button: text, answer: 'below', fields: [] },
  {
    id: 'b8',
    type: 'widget',
    option: text,
    place: 'after_x_paragraph',
    paragraph: 2,
    elements: [{ id: 'b9', type: 'text', text }],
  },
  { id: 'c1', type: 'article', paragraphs: [text] },
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
