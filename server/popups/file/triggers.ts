/** Popup file: triggers, that is when a popup shows. */
import * as v from 'valibot'
import { TRIGGER_ROWS, type TriggerRow, type TriggerSettings } from '../../../shared/model/trigger-settings'
import { flag, keyed, number, whole } from '../../files/values'
import { CartFile } from './cart'
import { ElementFile, EventFile } from './moments'

const OnOrBack = v.union([v.boolean(), v.literal('back')], 'must be true, false or "back"')

const schemaOf = (row: TriggerRow): v.GenericSchema => {
  switch (row.value) {
    case 'on':
      return flag
    case 'on or back':
      return OnOrBack
    case 'cart':
      return CartFile
    case 'event':
      return EventFile
    case 'selector':
      return ElementFile
    case 'seconds':
      return number(`a number of seconds, ${row.min} to ${row.max}`, row.min, row.max)
    case 'percent':
      return number(`a percentage, ${row.min} to ${row.max}`, row.min, row.max)
    case 'pixels':
      return number(`a number of pixels, ${row.min} to ${row.max}`, row.min, row.max)
    case 'times':
      return whole(`a whole number, ${row.min} to ${row.max}`, row.min, row.max)
  }
}

const TriggersObject = keyed(
  Object.fromEntries(TRIGGER_ROWS.map(([name, row]) => [name, v.exactOptional(schemaOf(row))])),
)

/** `false` means off; a trigger that is off has no key. */
export const TriggersFile = v.pipe(
  TriggersObject,
  v.transform(
    (triggers) =>
      Object.fromEntries(Object.entries(triggers).filter(([, setting]) => setting !== false)) as TriggerSettings,
  ),
)
