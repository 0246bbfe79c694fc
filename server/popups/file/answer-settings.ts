/** Checks what answers set (`data-wisp-set`): the products that are shown afterwards, and the prizes that are drawn. */
import { ALGORITHMS, CATEGORIES } from '../../../shared/model/product-widget'
import { suggestion } from '../../files/suggest'
import type { Problem } from '../../lib/invalid'
import { got } from '../../lib/invalid'
import { isOption } from '../../template/answers'
import type { TemplateElement } from '../../template/elements'

const PRODUCT_CHOICES: readonly string[] = [...CATEGORIES, ...ALGORITHMS]

interface Around {
  hasProducts: boolean
  hasGame: boolean
}

const problemOf = (setting: string, { hasProducts, hasGame }: Around): string | undefined => {
  const [, name, value = ''] = /^(category|ids|pool):(.*)$/.exec(setting) ?? []
  if (!name || !value) return `data-wisp-set must be category:…, ids:… or pool:…${got(setting)}`
  if (name === 'pool')
    return hasGame ? undefined : `data-wisp-set="${setting}" names prizes, and the template has no game`
  if (!hasProducts) return `data-wisp-set="${setting}" names products, and nothing shows any (data-wisp-products)`
  if (name === 'category' && !PRODUCT_CHOICES.includes(value))
    return `data-wisp-set names the category "${value}"; it must be one of ${PRODUCT_CHOICES.join(', ')}${suggestion(value, PRODUCT_CHOICES)}`
}

/** `ids` alone are products by hand. */
const needsIds = (settings: string[]): boolean =>
  settings.some((setting) => /^category:(manual|product_collection)$/.test(setting)) &&
  !settings.some((setting) => /^ids:./.test(setting))

const problemsOf = (element: TemplateElement, around: Around): string[] => {
  const settings = (element.attributes.get('data-wisp-set') ?? '').split(/\s+/).filter(Boolean)
  return [
    ...(isOption(element) ? [] : ['data-wisp-set must stand on an option, a radio button or a box']),
    ...settings.flatMap((setting) => problemOf(setting, around) ?? []),
    ...(needsIds(settings) ? [`data-wisp-set="${settings.join(' ')}" needs ids:… as well`] : []),
  ]
}

export const answerSettingProblems = (elements: TemplateElement[], hasGame: boolean): Problem[] => {
  const around = { hasGame, hasProducts: elements.some(({ attributes }) => attributes.has('data-wisp-products')) }
  return elements
    .filter(({ attributes }) => attributes.has('data-wisp-set'))
    .flatMap((element) => problemsOf(element, around))
    .map((message) => ({ path: ['template'], message }))
}
