/** The tables of sizes and of what visits fetch. */
import type { Traffic } from '../browser/sites'
import { number, table } from '../report/format'
import type { Figures } from './figures'
import type { Budget } from './sizes'

/** The sizes that the README shows; docs/sizes.md shows them all. */
const IN_README = [
  'loader (wisp.js)',
  'loader and all that the first lead lightbox needs',
  'targeting',
  'teaser',
  'bar',
  'countdown',
  'page-builder pages (wisp-page.js)',
  'marketing sites (wisp-site.js)',
]

const orDash = (amount: number | undefined): string => (amount ? number(amount) : '–')

/** A row whose file has not been weighed yet has a dash. */
export const sizesTable = ({ sizes }: Figures, budgets: Budget[], only?: string[]): string =>
  table(
    ['what', 'bytes', 'budget'],
    budgets
      .filter(({ name }) => !only || only.includes(name))
      .map(({ name, limit }) => [name, orDash(sizes[name]), number(Number.parseInt(limit, 10))]),
  )

export const shortSizesTable = (figures: Figures, budgets: Budget[]): string => sizesTable(figures, budgets, IN_README)

export const fetched = ({ requests, bytes }: Traffic): string => `${number(bytes)} bytes in ${requests} requests`

/** In the order of the library. */
export const designsTable = ({ designs }: Figures): string => {
  const rows = Object.entries(designs)
  // Figures of earlier versions say nothing of leads.
  const hasLeads = rows.some(([, { lead }]) => lead)
  const moments = ['on firing', 'after the paint', ...(hasLeads ? ['with a lead'] : [])]
  return table(
    ['design', ...moments.flatMap((moment) => [moment, 'requests']), 'photographs on a phone', 'on a desktop'],
    rows.map(([name, { firing, after, lead, pictures }]) => [
      name,
      ...[firing.bytes, firing.requests, after.bytes, after.requests].map(number),
      ...(hasLeads ? [lead?.bytes, lead?.requests].map(orDash) : []),
      ...[pictures.phone, pictures.desktop].map(orDash),
    ]),
  )
}

const row = (label: string, { bytes, requests }: Traffic): string[] => [label, number(bytes), number(requests)]

export const visitTable = ({ popup, gallery }: Figures): string =>
  table(
    ['fetched from our server until …', 'bytes', 'requests'],
    [
      row('the page has decided what may show, and nothing has fired', popup.armed),
      row('the first popup is shown', popup.shown),
      row('its view is told, and all that an open popup needs is there', popup.told),
      row('a lead has been sent', popup.lead),
      row('a gallery’s links open a window', gallery.loaded),
      row('the first picture of the gallery is open', gallery.opened),
    ],
  )
