/** The facts about a template that the server needs. They are read once, when it is saved, and stored beside it. */
import { everyFieldEmpty } from '../../shared/checks/required'
import { STEP_MARKS } from '../../shared/model/template'
import type { TemplateMarks } from '../../shared/wire/parts'
import { type PollField, type PoolAnswer, pollsIn, poolsIn } from './answers'
import { CONSENT_VERSION_FIELD, consentIn } from './consent'
import { controlsIn, disabledIn, type TemplateControl } from './controls'
import { drawnOf } from './drawn'
import { elementsOf, type TemplateElement } from './elements'
import { type FieldPattern, patternsIn } from './field-patterns'
import { fieldsIn, keyOf, type TemplateField } from './fields'
import { linksIn, type TemplateLink } from './links'
import { hasMergeTagsIn } from './merge-tags'
import { picturesIn, type TemplatePicture } from './pictures'
import { type ProductRequest, productsIn } from './products'
import { hasSecretField } from './secret-fields'
import { type SiteLink, siteLinksIn } from './site-links'
import { optionalIn, STEPS, screenOf, screensIn, stepsIn, tagsIn } from './steps'
import { type TemplateText, textsIn } from './texts'

/**
 * The time at which a game asks for the lead: before playing or after a win, depending on which screen comes first in
 * its template; or never.
 */
type LeadOrder = 'first' | 'after' | 'never'

export interface TemplateRecord {
  fields: TemplateField[]
  /** Patterns of its fields; absent if none has one. */
  patterns?: FieldPattern[]
  /** It has a field for a password, or one that looks like it. */
  asksForSecret?: true
  /** Names of its screens, and of those that its buttons lead to, in order. */
  screens: string[]
  targets: string[]
  /** Names of the steps of its form, in order; absent if that is a single screen in all languages. */
  steps?: string[]
  /** Tags that answers give to a lead; absent if none does. */
  tags?: string[]
  /** NAME of each `data-wisp-NAME`, and of each action; `steps` if it needs the part of that name. */
  marks: string[]
  /** Merge tags like [[country]] where pages fill them in. */
  hasMergeTags: boolean
  leadOrder: LeadOrder
  /** The words beside its consent box; absent without one. */
  consent?: string
  /** The form names the version of these words, so that a lead says which of them its visitor had before them. */
  namesConsent?: true
  /** Pages of the site that its links lead to. */
  siteLinks: SiteLink[]
  /** All addresses that it leads to. */
  links: TemplateLink[]
  /**
   * Its texts, the places of its pictures, what its product widgets ask for, its thresholds, typefaces, and what is filled in: of its
   * first language.
   */
  texts: TemplateText[]
  pictures: TemplatePicture[]
  products: ProductRequest[]
  /** Values of the cart that it measures, or the names of rules of the store; absent if it measures none. */
  thresholds?: string[]
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

/** @param allElements of the template, in its order */
export const recordIn = (allElements: TemplateElement[]): TemplateRecord => {
  const elements = drawnOf(allElements)
  const disabled = disabledIn(elements)
  const screens = screensIn(elements)
  const steps = stepsIn(elements)?.steps.map(screenOf)
  const tags = tagsIn(elements)
  const ownMarks = new Set(elements.flatMap(marksIn))
  const marks = [...ownMarks, ...(steps || STEP_MARKS.some((name) => ownMarks.has(name)) ? [STEPS] : [])]
  const consent = consentIn(elements)
  const patterns = patternsIn(elements)
  const thresholds = namesIn(elements, 'data-wisp-threshold')
  const fields = fieldsIn(elements, optionalIn(elements), disabled)
  const ownFields = fields.filter(({ name }) => name !== CONSENT_VERSION_FIELD)
  return {
    fields: ownFields,
    ...(patterns.length && { patterns }),
    // Whoever opens a preview may see what pages leave out.
    ...(hasSecretField(allElements) && { asksForSecret: true as const }),
    screens,
    targets: namesIn(elements, 'data-wisp-to'),
    ...(steps && { steps }),
    ...(tags.length && { tags }),
    marks,
    hasMergeTags: hasMergeTagsIn(allElements, elements),
    leadOrder: orderOf(screens, marks),
    ...(consent !== undefined && { consent }),
    ...(ownFields.length < fields.length && { namesConsent: true as const }),
    siteLinks: siteLinksIn(elements),
    links: linksIn(elements),
    texts: textsIn(elements),
    pictures: picturesIn(elements),
    products: productsIn(elements),
    ...(thresholds.length && { thresholds }),
    typefaces: typefacesIn(elements),
    controls: controlsIn(elements, disabled),
    polls: pollsIn(elements),
    pools: poolsIn(elements, keyOf),
  }
}

export const readTemplate = (html: string): TemplateRecord => recordIn(elementsOf(html))

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
