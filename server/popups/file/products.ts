/** Checks the product cards of a template: elements with `data-wisp-products` (docs/templates.md). */
import { LAYOUTS } from '../../../shared/model/design'
import { ALGORITHMS, CATEGORIES, MAX_PRODUCTS, PRODUCT_BUTTONS, SIZE_COUNT } from '../../../shared/model/product-widget'
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { got } from '../../lib/invalid'
import type { TemplateElement } from '../../template/elements'

const PRODUCT_CHOICES: readonly string[] = [...CATEGORIES, ...ALGORITHMS]

/** Categories that need ids, and how many. */
const IDS = new Map([
  ['manual', { enough: (count: number) => count > 0, message: 'must name at least one product for "manual"' }],
  ['product_collection', { enough: (count: number) => count === 1, message: 'must name one collection' }],
])

const numbersTo = (limit: number): string[] => Array.from({ length: limit }, (_, index) => `${index + 1}`)

/** Each optional attribute with its values. */
const VALUES: [attribute: string, values: readonly string[], text: string][] = [
  ['data-wisp-count', numbersTo(MAX_PRODUCTS), `1 to ${MAX_PRODUCTS}`],
  ['data-wisp-size', numbersTo(SIZE_COUNT), `1 to ${SIZE_COUNT}`],
  ['data-wisp-layout', LAYOUTS, LAYOUTS.join(' or ')],
  ['data-wisp-button', PRODUCT_BUTTONS, PRODUCT_BUTTONS.join(', ')],
]

const categoryProblems = (category: string): string[] =>
  PRODUCT_CHOICES.includes(category)
    ? []
    : [
        `data-wisp-products must be one of ${PRODUCT_CHOICES.join(', ')}${got(category)}${suggestion(category, PRODUCT_CHOICES)}`,
      ]

const idProblems = (category: string, text: string): string[] => {
  const ids = text.split(/[\s,]+/).filter(Boolean)
  const needed = IDS.get(category)
  return needed && !needed.enough(ids.length) ? [`data-wisp-ids ${needed.message}${text && got(text)}`] : []
}

const valueProblems = ({ attributes }: TemplateElement): string[] =>
  VALUES.flatMap(([attribute, values, text]) => {
    const value = attributes.get(attribute)
    const words = values.filter((word) => Number.isNaN(Number(word)))
    return value === undefined || values.includes(value)
      ? []
      : [`${attribute} must be ${text}${got(value)}${suggestion(value, words)}`]
  })

const problemsOf = (element: TemplateElement): string[] => {
  const category = (element.attributes.get('data-wisp-products') ?? '').trim()
  return [
    ...categoryProblems(category),
    ...idProblems(category, element.attributes.get('data-wisp-ids') ?? ''),
    ...valueProblems(element),
  ]
}

export const productProblems = (elements: TemplateElement[]): Problem[] =>
  elements
    .filter(({ attributes }) => attributes.has('data-wisp-products'))
    .flatMap(problemsOf)
    .map((message) => ({ path: ['template'], message }))
