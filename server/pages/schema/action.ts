/** Page document: what happens when an element is pressed. */
import * as v from 'valibot'
import { Id, Link } from '../../files/addresses'
import { byKind, flag, keyed, listOf } from '../../files/values'
import type { Action } from '../document'

const elements = listOf(Id, 'ids of elements', 50)

/** Each kind with the keys beside `do`. */
export const ACTIONS = {
  'open-link': keyed({ do: v.literal('open-link'), to: Link, newTab: v.exactOptional(flag) }),
  'submit-form': keyed({ do: v.literal('submit-form') }),
  'open-popup': keyed({ do: v.literal('open-popup'), popup: Id }),
  'close-popup': keyed({ do: v.literal('close-popup') }),
  'show-elements': keyed({ do: v.literal('show-elements'), elements }),
  'hide-elements': keyed({ do: v.literal('hide-elements'), elements }),
  'mark-campaign-complete': keyed({ do: v.literal('mark-campaign-complete') }),
} satisfies Record<Action['do'], v.GenericSchema>

export const ActionFile = byKind<Action>('do', ACTIONS)
