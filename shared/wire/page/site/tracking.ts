/** Analytics tracking of a page: its configuration, under the original's names. */

import { webUrl } from '../../../page/platform/safe-url'
import { object, text, yes } from '../../../values/names'
import { own } from '../../../values/own'
import { settingsOf } from './settings'

export interface Tracking {
  clicks: boolean
  hashes: boolean
  /** Endings of files, in lower case, without the dot. */
  extensions: string[]
  /** Beginnings of the site's paths that lead to another site. */
  inbound: { path: string; label: string }[]
  /** Host of the site's home page; '' if the page does not tell. */
  home: string
  /** Measurement id; '' for all that the page has. */
  id: string
}

/** The usual values, if the page does not say otherwise (specification, section 1). */
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

const decode = (settings: Record<string, unknown>): Tracking => ({
  clicks: yes(own(settings, 'js_events_tracking') ?? true),
  hashes: yes(own(settings, 'hash_tracking')),
  extensions: extensionsIn(own(settings, 'download_extensions') ?? EXTENSIONS),
  inbound: inboundIn(own(settings, 'inbound_paths') ?? INBOUND),
  home: webUrl(text(own(settings, 'home_url')))?.hostname ?? '',
  id: text(own(settings, 'v4_id')),
})

export const readTracking = (): Tracking => {
  try {
    return decode(settingsOf('tracking', 'monsterinsights_frontend'))
  } catch {
    // A getter of the page, or a value that has no text.
    return decode({})
  }
}
