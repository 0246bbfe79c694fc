/** Page document: the kinds of elements. */
import * as v from 'valibot'
import { Id, Link, shownText } from '../../files/addresses'
import { linkedText, unlinkedText } from '../../files/links'
import { localTime, timeZone } from '../../files/moment'
import { byKind, flag, keyed, listOf, oneOf, whole } from '../../files/values'
import type { Content } from '../document'
import type { WrittenElement } from '../document-file'
import { ActionFile } from './action'
import { FORM } from './form'
import { PictureFile, VideoFile } from './values'

const LINE = linkedText(300)
const PARAGRAPH = linkedText(5000)

const ElementList: v.GenericSchema<unknown, WrittenElement[]> = v.lazy(() => listOf(ElementFile, 'elements', 50))

const idsToShow = listOf(Id, 'ids of elements', 50)
const AT_END = {
  nothing: keyed({ do: v.literal('nothing') }),
  'open-url': keyed({ do: v.literal('open-url'), to: Link }),
  'show-elements': keyed({ do: v.literal('show-elements'), elements: idsToShow }),
  'hide-elements': keyed({ do: v.literal('hide-elements'), elements: idsToShow }),
}

/** The keys of each kind, beside those that every element may have. */
export const CONTENTS = {
  eyebrow: { text: LINE },
  heading: {
    level: v.optional(v.picklist([1, 2, 3], 'must be 1, 2 or 3'), 2),
    text: LINE,
  },
  text: { text: PARAGRAPH, look: v.exactOptional(oneOf(['lead', 'small'])) },
  button: { text: unlinkedText(100), look: v.optional(oneOf(['main', 'quiet', 'link']), 'main') },
  picture: { picture: PictureFile, look: v.exactOptional(oneOf(['plain', 'frame', 'portrait'])) },
  video: { video: VideoFile },
  list: {
    items: listOf(linkedText(500), 'items', 50),
    look: v.optional(oneOf(['plain', 'ticks', 'numbers']), 'plain'),
  },
  figures: { items: listOf(keyed({ figure: unlinkedText(30), text: LINE }), 'items', 12) },
  schedule: { items: listOf(keyed({ time: unlinkedText(50), text: LINE, note: v.exactOptional(LINE) }), 'items', 50) },
  quote: { text: linkedText(1000), by: linkedText(200), picture: v.exactOptional(PictureFile) },
  price: { amount: unlinkedText(50), per: v.exactOptional(linkedText(100)), note: v.exactOptional(LINE) },
  questions: { items: listOf(keyed({ question: unlinkedText(300), answer: PARAGRAPH }), 'items', 50) },
  menu: {
    brand: unlinkedText(100),
    logo: v.exactOptional(PictureFile),
    links: v.optional(v.array(keyed({ text: unlinkedText(100), to: Link }), 'must be a list of links'), []),
    button: v.exactOptional(keyed({ text: unlinkedText(100), action: ActionFile })),
  },
  countdown: {
    end: v.exactOptional(localTime),
    zone: v.exactOptional(timeZone),
    seconds: v.exactOptional(whole('a number of seconds', 1, 31_536_000)),
    largest: v.optional(oneOf(['days', 'hours', 'minutes']), 'days'),
    atEnd: v.optional(byKind<Extract<Content, { type: 'countdown' }>['atEnd']>('do', AT_END), { do: 'nothing' }),
  },
  form: FORM,
  widget: {
    option: v.exactOptional(Id),
    place: oneOf(['top', 'bottom', 'after_x_paragraph']),
    paragraph: v.exactOptional(whole('a whole number from 0', 0, 1000)),
    elements: ElementList,
  },
  article: { paragraphs: listOf(PARAGRAPH, 'paragraphs', 200) },
  divider: {},
} satisfies Record<Content['type'], v.ObjectEntries>

/** Properties that every element may have. */
export const COMMON = {
  id: v.exactOptional(Id),
  name: v.exactOptional(shownText(50)),
  hidden: v.exactOptional(flag),
  action: v.exactOptional(ActionFile),
}

/** A rule between the keys of one kind. */
type Rule = [type: Content['type'], holds: (element: never) => boolean, message: string]
type Of<T extends Content['type']> = Partial<Extract<Content, { type: T }>>

const RULES: Rule[] = [
  [
    'countdown',
    ({ end, seconds }: Of<'countdown'>) => (end === undefined) !== (seconds === undefined),
    'must have either end or seconds',
  ],
  ['form', ({ kind, to }: Of<'form'>) => kind !== 'ajax' || to !== undefined, 'must say where it is sent: to'],
  [
    'form',
    ({ kind, to, method }: Of<'form'>) => kind !== 'lead' || (to === undefined && method === undefined),
    'must have no to and no method: a lead goes to the desk; with "kind": "ajax" it is sent elsewhere',
  ],
  [
    'widget',
    ({ place, paragraph }: Of<'widget'>) => place !== 'after_x_paragraph' || paragraph !== undefined,
    'must have a paragraph with after_x_paragraph',
  ],
]

const elementOf = (type: Content['type'], entries: v.ObjectEntries): v.GenericSchema<unknown, WrittenElement> =>
  v.pipe(
    keyed({ type: v.literal(type), ...COMMON, ...entries }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [kind, holds, message] of RULES)
        if (kind === type && !holds(dataset.value as never)) addIssue({ message })
    }),
  ) as unknown as v.GenericSchema<unknown, WrittenElement>

export const ElementFile: v.GenericSchema<unknown, WrittenElement> = byKind(
  'type',
  Object.fromEntries(
    Object.entries(CONTENTS).map(([type, entries]) => [type, elementOf(type as Content['type'], entries)]),
  ),
)
