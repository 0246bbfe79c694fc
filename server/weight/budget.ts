/** A budget: how much the popups of a site may weigh, such as `first=25kB,requests=4`. */
import {
  DEVICES,
  type Device,
  type FetchedFile,
  type PopupWeight,
  type SiteWeight,
  sumOf,
} from '../../shared/model/weight'
import { own } from '../../shared/values/own'
import { suggestion } from '../files/suggest'
import { type Problem, refuse } from '../lib/invalid'
import type { Sites } from '../sites/queries'
import { bytesText, heaviestText } from './words'

const NONE = 'none'

interface Limit {
  unit: 'bytes' | 'requests'
  /** The end of a sentence that begins with “takes 28 kB”. */
  until: string
  /** The files that count, in the page and in a popup on it. */
  files(site: SiteWeight, popup?: PopupWeight): FetchedFile[]
}

const before: Limit['files'] = ({ before }) => before.files
const first: Limit['files'] = (site, popup) => [...site.before.files, ...(popup?.firing.files ?? [])]
const all: Limit['files'] = (site, popup) => [...first(site, popup), ...(popup?.after.files ?? [])]
/** No files for a popup that asks for no lead. */
const lead: Limit['files'] = (site, popup) => (popup?.lead ? [...all(site, popup), ...popup.lead.files] : [])
const pictures: Limit['files'] = (site, popup) => all(site, popup).filter(({ kind }) => kind === 'picture')

/** In the order of the document. */
const LIMITS: Record<string, Limit> = {
  before: { unit: 'bytes', until: 'before anything fires', files: before },
  'before-requests': { unit: 'requests', until: 'before anything fires', files: before },
  first: { unit: 'bytes', until: 'until it is shown', files: first },
  requests: { unit: 'requests', until: 'until it is shown', files: first },
  all: { unit: 'bytes', until: 'until it can be used', files: all },
  'all-requests': { unit: 'requests', until: 'until it can be used', files: all },
  lead: { unit: 'bytes', until: 'until a lead has been sent', files: lead },
  'lead-requests': { unit: 'requests', until: 'until a lead has been sent', files: lead },
  pictures: { unit: 'bytes', until: 'for its pictures', files: pictures },
}

/** By name of the limit: bytes or requests. */
export type Budget = Record<string, number>

const SIZES: Record<string, number> = { '': 1, b: 1, kb: 1_000, mb: 1_000_000, kib: 1_024, mib: 1_048_576 }

const bytesIn = (text: string): number | undefined => {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text) ?? []
  const size = own(SIZES, unit.toLowerCase())
  return number && size ? Math.floor(Number(number) * size) : undefined
}

const requestsIn = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined)

/** @returns the name and number, or what is wrong */
const readLimit = (text: string): [name: string, max: number] | string => {
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
  const limit = own(LIMITS, name.trim())
  const names = Object.keys(LIMITS)
  if (!limit)
    return `A budget has no "${name.trim() || text.trim()}"${suggestion(name.trim() || text.trim(), names) || `; it may have ${names.join(', ')}`}`
  const max = limit.unit === 'bytes' ? bytesIn(value.trim()) : requestsIn(value.trim())
  if (max !== undefined) return [name.trim(), max]
  const example = limit.unit === 'bytes' ? 'a size like 25kB' : 'a whole number'
  return `"${name.trim()}" of a budget takes ${example}, got "${value.trim()}"`
}

/** Throws an Invalid that lists all that is wrong. */
export const readBudget = (text: string): Budget => {
  const limits = text.split(',').map(readLimit)
  const problems = limits.flatMap((limit) => (typeof limit === 'string' ? [limit] : []))
  const entries = limits.flatMap((limit) => (typeof limit === 'string' ? [] : [limit]))
  const twice = entries.filter(([name], index) => entries.findIndex(([other]) => other === name) < index)
  problems.push(...twice.map(([name]) => `A budget has "${name}" only once`))
  refuse(problems.map((message) => ({ path: ['limits'], message })))
  return Object.fromEntries(entries)
}

export const budgetText = (budget: Budget): string =>
  Object.entries(budget)
    .map(([name, max]) => `${name}=${own(LIMITS, name)?.unit === 'bytes' ? `${max}B` : max}`)
    .join(',')

const amountText = ({ unit }: Limit, amount: number): string =>
  unit === 'bytes' ? bytesText(amount) : `${amount} ${amount === 1 ? 'request' : 'requests'}`

const countedOn = (device: Device, files: FetchedFile[]): FetchedFile[] =>
  files.filter(({ devices, elsewhere }) => devices.includes(device) && !elsewhere)

const amountOf = ({ unit }: Limit, files: FetchedFile[]): number =>
  sumOf(...files.map(({ bytes }) => ({ requests: 1, bytes })))[unit]

/** Writes a limit as the owner would: `25kB`. */
const limitText = ({ unit }: Limit, max: number): string =>
  unit === 'bytes' ? bytesText(max).replace('.0', '').replace(' ', '') : `${max}`

/** The screen on which it takes more. */
const heavierOf = (limit: Limit, files: FetchedFile[]): { device: Device; files: FetchedFile[]; amount: number } => {
  const [phone, desktop] = DEVICES.map((device) => {
    const counted = countedOn(device, files)
    return { device, files: counted, amount: amountOf(limit, counted) }
  })
  const none = { device: 'phone' as const, files: [], amount: 0 }
  return (desktop?.amount ?? 0) > (phone?.amount ?? 0) ? (desktop ?? none) : (phone ?? none)
}

const sentence = (name: string, max: number, subject: string, limit: Limit, files: FetchedFile[]): Problem[] => {
  const heavier = heavierOf(limit, files)
  if (heavier.amount <= max) return []
  const amount = `${amountText(limit, heavier.amount)} ${limit.until} on a ${heavier.device}`
  return [
    {
      message: `${subject} is over the budget ${name}=${limitText(limit, max)}: it takes ${amount}. ${heaviestText(heavier.files, limit.unit)}`,
    },
  ]
}

/** The excesses over a budget, in sentences that name the limit, the popup and the heaviest files. */
export const overBudget = (budget: Budget, site: SiteWeight): Problem[] =>
  Object.entries(budget).flatMap(([name, max]) => {
    const limit = own(LIMITS, name)
    if (!limit) return []
    if (limit.files === before) return sentence(name, max, 'A page of the site', limit, limit.files(site))
    return site.popups.flatMap((popup) =>
      sentence(name, max, `The popup "${popup.name}" (${popup.id})`, limit, limit.files(site, popup)),
    )
  })

/** Sets how much the popups of a site may weigh, or throws an Invalid that lists all that is wrong. */
export const setBudget = async (
  { sites }: { sites: Pick<Sites, 'setWeightBudget'> },
  siteKey: string,
  { limits }: { limits: string },
): Promise<Budget> => {
  const budget = limits === NONE ? {} : readBudget(limits)
  await sites.setWeightBudget(siteKey, budgetText(budget))
  return budget
}
