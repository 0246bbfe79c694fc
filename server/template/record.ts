/** The facts about a template that the server needs. They are read once, when it is saved, and stored beside it. */
import { everyFieldEmpty } from '../../shared/checks/required'
import type { TemplateMarks } from '../../shared/wire/parts'
import { type PollField, type PoolAnswer, pollsIn, poolsIn, withPollsOf } from './answers'
import { CONSENT_VERSION_FIELD, consentIn } from './consent'
import { controlsIn, type TemplateControl } from './controls'
import { drawnIn } from './drawn'
import type { TemplateElement } from './elements'
import { fieldsIn, keyOf, type TemplateField } from './fields'
import { picturesIn, type TemplatePicture } from './pictures'
import { type ProductRequest, productsIn } from './products'
import { SITE_LINKS, type SiteLink, siteLinksIn } from './site-links'
import { optionalIn, STEP_MARKS, STEPS, screenOf, screensIn, stepsIn, tagsIn } from './steps'

/**
 * The time at which a game asks for the lead: before playing or after a win, depending on which screen comes first in
 * its template; or never.
 */
type LeadOrder = 'first' | 'after' | 'never'

export interface TemplateRecord {
  fields: TemplateField[]
  /** Names of its screens, and of those that its buttons lead to, in order. */
  screens: string[]
  targets: string[]
  /** Names of the steps of its form, in order; absent if that is a single screen in all languages. */
  steps?: string[]
  /** Tags that answers give to a lead; absent if none does. */
  tags?: string[]
  /** NAME of each `data-wisp-NAME`, and of each action; `steps` if it needs the part of that name. */
  marks: string[]
  /** Merge tags like [[country]] in a text or an attribute. */
  hasMergeTags: boolean
  leadOrder: LeadOrder
  /** The words beside its consent box; absent without one. */
  consent?: string
  /** Pages of the site that its links lead to. */
  siteLinks: SiteLink[]
  /** The places of its pictures, what its product widgets ask for, its typefaces, and what is filled in: of its first language. */
  pictures: TemplatePicture[]
  products: ProductRequest[]
  /** Files, as a chunk names them from its own folder. */
  typefaces: string[]
  controls: TemplateControl[]
  /** Fields whose shares it shows, and answers by which a game chooses its prizes. */
  polls: PollField[]
  pools: PoolAnswer[]
}

const marksIn = ({ attributes }: TemplateElement): string[] => [
  ...[...attributes.keys()]
    .filter((name) => name.startsWith('data-wisp-'))
    .map((name) => name.slice('data-wisp-'.length)),
  ...[attributes.get('data-wisp-action') ?? ''].filter(Boolean),
]

const namesIn = (elements: TemplateElement[], attribute: string): string[] => [
  ...new Set(elements.flatMap(({ attributes }) => attributes.get(attribute) || [])),
]

const typefacesIn = (elements: TemplateElement[]): string[] => {
  const marked = elements.find(({ attributes }) => attributes.has('data-wisp-fonts'))
  const faces = marked?.attributes.get('data-wisp-fonts')?.split(',') ?? []
  return [...new Set(faces.flatMap((face) => face.split(' ')[3] ?? []))]
}

const orderOf = (screens: string[], marks: string[]): LeadOrder => {
  if (!marks.includes('form')) return 'never'
  const play = screens.indexOf('play')
  return play >= 0 && play < screens.indexOf('main') ? 'after' : 'first'
}

export const readTemplate = (html: string): TemplateRecord => {
  const elements = drawnIn(html)
  const screens = screensIn(elements)
  const steps = stepsIn(elements)?.steps.map(screenOf)
  const tags = tagsIn(elements)
  const ownMarks = new Set(elements.flatMap(marksIn))
  const marks = [...ownMarks, ...(steps || STEP_MARKS.some((name) => ownMarks.has(name)) ? [STEPS] : [])]
  const consent = consentIn(elements)
  return {
    fields: fieldsIn(elements, optionalIn(elements)).filter(({ name }) => name !== CONSENT_VERSION_FIELD),
    screens,
    targets: namesIn(elements, 'data-wisp-to'),
    ...(steps && { steps }),
    ...(tags.length && { tags }),
    marks,
    hasMergeTags: html.includes('[['),
    leadOrder: orderOf(screens, marks),
    ...(consent !== undefined && { consent }),
    siteLinks: siteLinksIn(elements),
    pictures: picturesIn(elements),
    products: productsIn(elements),
    typefaces: typefacesIn(elements),
    controls: controlsIn(elements),
    polls: pollsIn(elements),
    pools: poolsIn(elements, keyOf),
  }
}

/** For a lead of either template: a field is required where both require it. */
export const withFieldsOf = (record: TemplateRecord, other: TemplateRecord): TemplateRecord => {
  const inBoth = (field: TemplateField, fields: TemplateField[]): TemplateField => ({
    ...field,
    required: field.required && fields.some(({ key, required }) => key === field.key && required),
  })
  const tags = [...new Set([...(record.tags ?? []), ...(other.tags ?? [])])]
  const steps = record.steps ?? other.steps
  const more = other.fields.filter(({ key }) => !record.fields.some((field) => field.key === key))
  return {
    ...record,
    fields: [
      ...record.fields.map((field) => inBoth(field, other.fields)),
      ...more.map((field) => inBoth(field, record.fields)),
    ],
    marks: [...new Set([...record.marks, ...other.marks])],
    ...(steps && { steps }),
    ...(tags.length && { tags }),
    siteLinks: SITE_LINKS.filter((name) => record.siteLinks.includes(name) || other.siteLinks.includes(name)),
    hasMergeTags: record.hasMergeTags || other.hasMergeTags,
    polls: withPollsOf(record.polls, other.polls),
    pools: [...record.pools, ...other.pools],
  }
}

/** @param others its templates in the languages beside the first */
export const readTemplates = (html: string, others: string[]): TemplateRecord =>
  others.map(readTemplate).reduce(withFieldsOf, readTemplate(html))

/** The marks as `readParts` needs them. */
export const marksOf = ({ marks, hasMergeTags }: TemplateRecord): TemplateMarks => ({
  marked: (name) => marks.includes(name),
  hasMergeTags,
})

/**
 * True if a submission fills in at least one field of the form, which the page requires before it sends one. Any
 * submission will do for a form that has nothing but a consent box or hidden fields.
 *
 * @param values what the visitor filled in, by field
 */
export const fillsForm = ({ fields }: TemplateRecord, values: Record<string, string>): boolean => {
  const questions = fields.filter(({ key, type }) => key !== 'consent' && type !== 'hidden')
  const answers = new Map(Object.entries(values))
  return !questions.length || !everyFieldEmpty(questions.map(({ key }) => answers.get(key) ?? ''))
}
