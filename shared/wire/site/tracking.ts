/** Analytics tracking of a page: its configuration and its outlets, under the original's names. */
import { own } from '../../platform/own'
import { globalNamed } from '../../platform/safe-dom'
import { object, text, yes } from '../names'
import { settingsOf } from './settings'

export interface Tracking {
  clicks: boolean
  hashes: boolean
  /** Of files, in lower case, without the dot. */
  extensions: string[]
  /** What the paths of the site begin with that lead to another one. */
  inbound: { path: string; label: string }[]
  /** Host of the site's home page; '' if the page does not tell. */
  home: string
  /** Measurement id; '' for all that the page has. */
  id: string
}

/** Where the page does not say otherwise (specification, section 1). */
const EXTENSIONS = 'doc,pdf,ppt,zip,xls,docx,pptx,xlsx'
const INBOUND = '[{"path":"/go/","label":"affiliate"},{"path":"/recommend/","label":"affiliate"}]'

/** Items of an array, of its JSON, or between commas. PHP writes a list with gaps as an object. */
const items = (value: unknown): unknown[] => {
  if (typeof value !== 'string') return Object.values(object(value))
  try {
    return items(object(JSON.parse(value)))
  } catch {
    return value.split(',')
  }
}

const extensionsIn = (value: unknown): string[] =>
  items(value)
    .map((item) =>
      text(item)
        .toLowerCase()
        .replace(/^\W+|\s/g, ''),
    )
    .filter(Boolean)

const inboundIn = (value: unknown): Tracking['inbound'] =>
  items(value)
    .map((item) => ({ path: text(own(object(item), 'path')), label: text(own(object(item), 'label')) }))
    .filter(({ path, label }) => path && label)

export const readTracking = (): Tracking => {
  const settings = settingsOf('tracking', 'monsterinsights_frontend')
  /** A key that the page does not have, or that throws, has the value given here. */
  const read = <T>(key: string, decode: (value: unknown) => T, otherwise: unknown): T => {
    try {
      return decode(own(settings, key) ?? otherwise)
    } catch {
      return decode(otherwise)
    }
  }
  return {
    clicks: read('js_events_tracking', yes, true),
    hashes: read('hash_tracking', yes, false),
    extensions: read('download_extensions', extensionsIn, EXTENSIONS),
    inbound: read('inbound_paths', inboundIn, INBOUND),
    home: read('home_url', (value) => value && new URL(text(value)).hostname, '') as string,
    id: read('v4_id', text, ''),
  }
}

/**
 * Tells the page's own analytics. false if there is none, it throws, the visitor does not want to be counted, or the
 * original's own script counts.
 */
export const tell = (id: string, ...command: [command: string, name: string, parameters: object]): boolean => {
  try {
    if (globalNamed('MonsterInsightsObject') || globalNamed(`ga-disable-${id}`) === true) return false
    const layer = globalNamed('dataLayer') as unknown[] | undefined
    const gtag = globalNamed('gtag')
    const send =
      typeof gtag === 'function'
        ? gtag
        : function (..._: unknown[]) {
            // biome-ignore lint/complexity/noArguments: the service tells commands from other entries by this type
            ;(layer as unknown[]).push(arguments)
          }
    send(...command)
    return true
  } catch {
    return false
  }
}
