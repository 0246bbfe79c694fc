/** Checks that the schema of a page document cannot express. */
import { readable } from '../../shared/model/colour'
import { BUILT_IN } from '../../shared/model/template'
import type { Problem } from '../lib/invalid'
import type { FormField, PageDocument } from './document'
import { elementsOf, type Path } from './walk'

export const colourProblems = ({ theme }: PageDocument): Problem[] => {
  const { ink, paper, soft } = theme
  const unreadable = (key: string, ground: string): Problem => ({
    path: ['theme', key],
    message: `the ink ${ink} cannot be read on ${ground}: their contrast must be 4.5 or more`,
  })
  if (!readable(ink, paper)) return [unreadable('ink', paper)]
  return readable(ink, soft) ? [] : [unreadable('soft', soft)]
}

const fieldProblems = (fields: FormField[], kind: 'lead' | 'ajax', path: Path): Problem[] =>
  fields.flatMap(({ name, kind: field }, index): Problem[] => {
    const here = [...path, 'fields', index]
    const twice = fields.findIndex((other) => other.name === name) < index
    return [
      ...(twice ? [{ path: [...here, 'name'], message: `is a duplicate: "${name}"` }] : []),
      ...(kind === 'lead' && field === 'file'
        ? [{ path: [...here, 'kind'], message: 'must not be file in a lead; an ajax form can send files' }]
        : []),
    ]
  })

const ONE_FIELD = BUILT_IN.join(', ')

/** A lead without any field that the desk knows would have no sender. */
const senderProblems = (fields: FormField[], path: Path): Problem[] =>
  fields.some(({ name }) => BUILT_IN.includes(name))
    ? []
    : [{ path: [...path, 'fields'], message: `must have at least one of ${ONE_FIELD}` }]

export const formProblems = (document: PageDocument): Problem[] => {
  const all = [undefined, ...document.variants.keys()].flatMap((variant) => elementsOf(document, variant))
  const forms = [...new Map(all.map((element) => [element.path.join(' '), element])).values()]
  return forms.flatMap(({ it, path }) =>
    it.type === 'form'
      ? [...fieldProblems(it.fields, it.kind, path), ...(it.kind === 'lead' ? senderProblems(it.fields, path) : [])]
      : [],
  )
}
