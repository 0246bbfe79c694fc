/** Texts that a design of an earlier version had: files may still have them, and they show nowhere. */
import { own } from '../../../shared/values/own'

const RETIRED: Readonly<Record<string, readonly string[]>> = {
  // The shares of this poll are counted now.
  'poll-bars': ['share1', 'share2', 'share3', 'share4', 'count'],
}

export const isRetired = (design: string, slot: string): boolean => own(RETIRED, design)?.includes(slot) ?? false
