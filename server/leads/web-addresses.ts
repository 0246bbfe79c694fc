/** Writes the web addresses of a lead with their scheme, where the page had not got the checks that add it in time. */
import { withScheme } from '../../shared/checks/web-address'
import { own } from '../../shared/values/own'
import type { TemplateField } from '../template/fields'

const isWebAddress = ({ asked, type }: TemplateField): boolean =>
  asked.includes('url') || (type === 'url' && asked.every((check) => check === 'required'))

/** A value that is no web address even with a scheme is kept as it came. */
const addressIn = (value: string): string => {
  const address = withScheme(value.trim())
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : value
}

export const withSchemes = (fields: Record<string, string>, template: TemplateField[]): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(
    template.filter(isWebAddress).flatMap(({ key }): [string, string][] => {
      const value = own(fields, key)
      return value ? [[key, addressIn(value)]] : []
    }),
  ),
})
