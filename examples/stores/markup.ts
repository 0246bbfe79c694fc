/** Markup of the demo stores' pages: whatever is put into it is escaped, except other markup. */
import { escapeHtml } from '../../server/mount/public'

export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | false | undefined | Markup | Markup[]

const textOf = (value: Value): string => {
  if (value === false || value === undefined) return ''
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(({ text }) => text).join('')
  return escapeHtml(`${value}`)
}

export const markup = ({ raw: parts }: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, index) => `${part}${textOf(values[index])}`).join(''))

/** Data for the page's own script. It is not run, so the policy against scripts in the page does not concern it. */
export const data = (id: string, value: unknown): Markup =>
  // A text with `</script>` would end the element.
  new Markup(
    `<script type="application/json" id="${escapeHtml(id)}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  )
