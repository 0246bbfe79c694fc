/** Weights in words and tables, for a terminal. */
import {
  type Device,
  type FetchedFile,
  type PopupWeight,
  type SiteWeight,
  sumOf,
  type Weight,
} from '../../shared/model/weight'

const KB = 1_000
const HEAVIEST_COUNT = 3

/** `812 B`, `28.9 kB` */
export const bytesText = (bytes: number): string => (bytes < KB ? `${bytes} B` : `${(bytes / KB).toFixed(1)} kB`)

const requestsText = (requests: number): string => `${requests} ${requests === 1 ? 'request' : 'requests'}`

/** Names the heaviest of these files or, for a limit on requests, all of them. */
export const heaviestText = (files: FetchedFile[], unit: 'bytes' | 'requests'): string => {
  if (unit === 'requests') return `They are ${files.map(({ name }) => name).join(', ')}`
  const heaviest = [...files].sort((first, other) => other.bytes - first.bytes).slice(0, HEAVIEST_COUNT)
  return `What weighs most: ${heaviest.map(({ name, bytes }) => `${name} (${bytesText(bytes)})`).join(', ')}`
}

const trafficText = ({ requests, bytes }: { requests: number; bytes: number }): string =>
  `${bytesText(bytes)} in ${requestsText(requests)}`

/** Once if it is the same on both. */
const onBoth = (of: (device: Device) => { requests: number; bytes: number }): string => {
  const [phone, desktop] = [trafficText(of('phone')), trafficText(of('desktop'))]
  return phone === desktop ? phone : `${phone} on a phone, ${desktop} on a desktop`
}

const fileLine = ({ name, bytes, devices, elsewhere }: FetchedFile): string => {
  const size = elsewhere ? 'elsewhere' : bytesText(bytes)
  return `    ${size.padStart(9)}  ${name}${devices.length === 1 ? ` (${devices[0]} only)` : ''}`
}

const momentLines = (title: string, weight: Weight): string[] => [
  `  ${title}: ${onBoth((device) => weight[device])}`,
  ...weight.files.map(fileLine),
]

const untilLine = (moment: string, weights: Weight[]): string =>
  `  until ${moment}: ${onBoth((device) => sumOf(...weights.map((weight) => weight[device])))}`

const popupLines = ({ id, name, type, firing, after, lead }: PopupWeight, { before }: SiteWeight): string[] => [
  '',
  `${name} (${id}, ${type})`,
  ...momentLines('on firing', firing),
  ...momentLines('after the paint', after),
  ...(lead ? momentLines('with a lead', lead) : []),
  untilLine('it is shown', [before, firing]),
  untilLine('it can be used', [before, firing, after]),
  ...(lead ? [untilLine('a lead has been sent', [before, firing, after, lead])] : []),
]

export const weightText = (site: SiteWeight): string =>
  [
    `A page of ${site.site}`,
    ...momentLines('before anything fires', site.before),
    ...site.popups.flatMap((popup) => popupLines(popup, site)),
  ].join('\n')
