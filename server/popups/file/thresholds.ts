/** Checks the thresholds of a template: elements with `data-wisp-threshold` (docs/templates.md). */

import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { got } from '../../lib/invalid'
import type { TemplateElement } from '../../template/elements'

/** Placeholders in braces that the texts may have. */
const FILLED_IN = ['amount', 'goal']

/** Rules of the store, as `data-wisp-threshold` may name them. */
const RULES = ['shipping', 'discount', 'any']

const settingProblems = (setting: string): string[] =>
  RULES.includes(setting) || (Number(setting) > 0 && Number.isFinite(Number(setting)))
    ? []
    : [
        `data-wisp-threshold must be ${RULES.join(', ')}, or an amount above 0${got(setting)}${suggestion(setting, RULES)}`,
      ]

const textProblems = (attribute: string, text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, word = '']) =>
    FILLED_IN.includes(word)
      ? []
      : [`${attribute} must use {amount} or {goal}${got(`{${word}}`)}${suggestion(word, FILLED_IN)}`],
  )

const currencyProblems = (currency: string): string[] =>
  /^([a-z]{3})?$/i.test(currency)
    ? []
    : [`data-wisp-currency must be the three letters of a currency, such as EUR${got(currency)}`]

const problemsOf = ({ attributes }: TemplateElement): string[] => [
  ...settingProblems(attributes.get('data-wisp-threshold') ?? ''),
  ...(attributes.get('data-wisp-missing')?.trim()
    ? []
    : ['data-wisp-missing must say how much is missing, beside data-wisp-threshold']),
  ...currencyProblems(attributes.get('data-wisp-currency') ?? ''),
  ...['data-wisp-missing', 'data-wisp-reached', 'data-wisp-empty'].flatMap((name) =>
    textProblems(name, attributes.get(name) ?? ''),
  ),
]

export const thresholdProblems = (elements: TemplateElement[]): Problem[] =>
  elements
    .filter(({ attributes }) => attributes.has('data-wisp-threshold'))
    .flatMap(problemsOf)
    .map((message) => ({ path: ['template'], message }))
