/** Popup file: targeting, that is where and to whom a popup shows. */
import * as v from 'valibot'
import { CHUNK_ROWS } from '../../../shared/targeting/chunk-settings'
import { ENGAGEMENTS } from '../../../shared/targeting/chunk-values'
import type { Targeting } from '../../../shared/targeting/popup-targeting'
import type { SettingValue } from '../../../shared/targeting/setting-value'
import { LIVE_SETTINGS, SERVER_SETTINGS } from '../../../shared/targeting/table'
import { PopupId } from '../../../shared/wire/server/text'
import { flag, keyed, listOf, oneOf, textOf } from '../../files/values'
import { Pages, Referrers, selectionOf } from './addresses'
import { Condition } from './condition'
import { Country, Language, ScheduleFile, UtmFile, VisitorsFile } from './visit-targeting'

const Engagement = keyed({
  show: v.optional(flag, true),
  what: oneOf(ENGAGEMENTS),
  kind: v.optional(oneOf(['embedded', 'other']), 'other'),
  popup: v.optional(v.union([v.literal('any'), PopupId], 'must be any or the 13 characters of a popup id'), 'any'),
})

const schemaOf = (row: SettingValue): v.GenericSchema => {
  switch (row.value) {
    case 'on':
    case 'yes or no':
      return flag
    case 'one of':
      return oneOf(row.of)
    case 'some of':
      return selectionOf(oneOf(row.of), row.plural)
    case 'popup id':
      return PopupId
    case 'conditions':
      return listOf(Condition, 'conditions', 20)
    case 'engagement':
      return Engagement
    case 'source code':
      return keyed({ contains: v.optional(flag, true), text: textOf(1000) })
    case 'countries':
      return selectionOf(Country, 'countries')
    case 'languages':
      return selectionOf(Language, 'languages')
    case 'pages':
      return Pages
    case 'referrers':
      return Referrers
    case 'visitors':
      return VisitorsFile
    case 'utm':
      return UtmFile
    case 'schedule':
      return ScheduleFile
  }
}

const { audience, ...live } = LIVE_SETTINGS
/** In the order in which errors list them. The devices of the server's rule are all that there are. */
const ROWS: Record<string, SettingValue> = { ...Object.fromEntries(CHUNK_ROWS), audience, ...SERVER_SETTINGS, ...live }

export const TargetingFile = keyed(
  Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, v.exactOptional(schemaOf(row))])),
) as v.GenericSchema<unknown, Targeting>
