/** Says of each trigger what it waits for. */

import { TRIGGER_ROWS, type TriggerRow, type Unit } from '../../../../shared/model/trigger-settings'
import { own } from '../../../../shared/values/own'
import { decodeCart, decodeEvent } from '../../../../shared/wire/page/targeting-values'
import { short, spaced } from './text'

interface TriggerWords {
  title: string
  /** The words after `Waits for`. */
  waits(goal: unknown): string
  /** For a trigger with a scale, its unit and what was done: `42 of 50` `%` `scrolled`. */
  scale?: [unit: string, done: string]
}

const UNIT_SIGNS: Record<Unit, string> = { seconds: 's', percent: '%', pixels: 'px', times: '' }

const wordsOf = (row: TriggerRow): TriggerWords => {
  const { title } = row
  switch (row.value) {
    case 'on':
      return { title, waits: () => row.waits }
    case 'on or back':
      return { title, waits: row.waits }
    case 'selector':
      return { title, waits: row.waits }
    case 'cart':
      return { title, waits: (goal) => row.waits(decodeCart(goal)) }
    case 'event':
      return { title, waits: (goal) => row.waits(decodeEvent(goal)) }
    default:
      return { title, waits: () => row.waits, scale: [UNIT_SIGNS[row.value], row.progress] }
  }
}

const TRIGGER_WORDS: Record<string, TriggerWords> = {
  ...Object.fromEntries(TRIGGER_ROWS.map(([name, row]) => [name, wordsOf(row)])),
  // Not in any popup file: only embedded popups have this trigger.
  place: { title: 'Place', waits: () => 'its element to be on the page' },
  // Only popups with rules on variables of the page have this one.
  lateVariable: {
    title: 'Variable set late',
    waits: () => 'a variable of the page to be set within 3 s after another trigger has fired',
  },
  // Only popups that a page describes itself have these.
  elementInView: {
    title: 'Element in view',
    waits: () => 'an element of the page to come into view',
    scale: ['px', 'in view'],
  },
  innerPixel: {
    title: 'Scroll position of a box',
    waits: () => 'the visitor to scroll a box of the page',
    scale: ['px', 'scrolled'],
  },
  innerPercent: {
    title: 'Scroll depth of a box',
    waits: () => 'the visitor to scroll a box of the page',
    scale: ['%', 'scrolled'],
  },
}

/** A trigger that only a server of another version knows is described by its name. */
export const triggerWords = (trigger: string): TriggerWords =>
  own(TRIGGER_WORDS, trigger) ?? {
    title: spaced(short(trigger)),
    waits: () => `the trigger “${short(trigger)}”`,
  }

/** `42 of 50 %`. Whole numbers, unless the owner asked for a fraction. */
export const measure = (reached: number, goal: number, unit: string): string => {
  const digits = Number.isInteger(goal) ? 0 : 1
  const floor = Math.floor(reached * 10 ** digits) / 10 ** digits
  return `${floor.toFixed(digits)} of ${goal} ${unit}`.trim()
}

/** Says what has opened a popup. */
const OPENER_WORDS: Record<string, string> = {
  click: 'a click on its link or button',
  teaser: 'a press on its teaser',
  api: 'a call of wisp.open()',
  preview: 'an owner’s preview',
  landing: 'a landing page',
  upgrade: 'the server’s offer to upgrade',
}
export const openedBy = (trigger: string): string =>
  own(OPENER_WORDS, trigger) ?? `the trigger “${triggerWords(trigger).title}”`
