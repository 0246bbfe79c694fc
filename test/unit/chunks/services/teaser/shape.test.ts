// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { shapeOf } from '../../../../../chunks/services/teaser/shape'
import type { Teaser } from '../../../../../shared/model/design'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import type { Rules } from '../../../../../shared/page/model/rules'
import { createStorage } from '../../../../../shared/page/storage/storage'
import type { Mark } from '../../../../../shared/targeting/page-facts'
import { campaignOf, visitorOf } from '../../../../support/campaign'

const VISIT = 3
const marker = (visit = VISIT - 1) => ({ at: 0, visit, url: '' })

interface Case {
  mode?: Teaser['mode']
  marks?: Mark[]
  /** Names of the rules that object. */
  objecting?: string[]
  campaign?: Partial<Campaign>
  hiddenIn?: number
  seenIn?: number
}
const shape = ({ mode, marks = [], objecting = [], campaign, hiddenIn, seenIn }: Case) => {
  const storage = createStorage(false)
  storage.set('hidden.popup00000001', hiddenIn)
  const markers = Object.fromEntries(marks.map((mark) => [mark, marker(seenIn)]))
  const agreeing = ['device', 'frequency', 'searchLanding'].map((name) => [name, () => false])
  const rules: Rules = { ...Object.fromEntries(agreeing), ...Object.fromEntries(objecting.map((n) => [n, () => true])) }
  return shapeOf(campaignOf(campaign), mode, rules, { storage, visitor: visitorOf(markers, VISIT) })
}

describe('a teaser', () => {
  it.each<[title: string, Case, 'tab' | undefined]>([
    ['always: before its popup was seen', { mode: 'always' }, 'tab'],
    ['always: after that as well', { mode: 'always', marks: ['seen'] }, 'tab'],
    ['before: until its popup was seen', { mode: 'before' }, 'tab'],
    ['before: not after that', { mode: 'before', marks: ['seen'] }, undefined],
    ['after: not before its popup was seen', { mode: 'after' }, undefined],
    ['after: from then on', { mode: 'after', marks: ['seen'] }, 'tab'],
    ['the popup has none', { marks: ['seen'] }, undefined],
    ['a close by X does not end it', { mode: 'always', marks: ['seen', 'closed'] }, 'tab'],
    ['a conversion ends it for good', { mode: 'always', marks: ['converted'] }, undefined],
    ['hidden in this visit', { mode: 'always', hiddenIn: VISIT }, undefined],
    ['hidden in an earlier visit', { mode: 'always', hiddenIn: VISIT - 1 }, 'tab'],
    ['of a popup that opens only by a click', { mode: 'always', campaign: { onClickOnly: true } }, 'tab'],
    ['a reminder shows it without the setting', { marks: ['seen'], objecting: ['remind'] }, 'tab'],
    ['a reminder shows it against the mode', { mode: 'after', objecting: ['remind'] }, 'tab'],
    ['a reminder does not show it once it was hidden', { objecting: ['remind'], hiddenIn: VISIT }, undefined],
  ])('%s', (_, settings, expected) => {
    expect(shape(settings)).toBe(expected)
  })

  it.each(['closed', 'frequency', 'converted', 'remind'])('ignores the timing of %s', (rule) => {
    expect(shape({ mode: 'always', objecting: [rule] })).toBe('tab')
  })

  it.each(['device', 'abTest', 'mostPerType', 'engagement', 'cookies', 'countdownPast', 'targeting', 'aNewOne'])(
    'obeys the rule %s',
    (rule) => {
      expect(shape({ mode: 'always', objecting: ['frequency', rule] })).toBeUndefined()
    },
  )
})

describe('the bar for search visitors', () => {
  const objecting = ['searchLanding']
  it.each<[title: string, Case, 'tab' | 'bar' | undefined]>([
    ['stands for a popup that nothing else blocks', { objecting }, 'bar'],
    ['replaces the teaser', { objecting, mode: 'always' }, 'bar'],
    ['not if another rule objects', { objecting: [...objecting, 'device'] }, undefined],
    ['nor if that is a rule of timing', { objecting: [...objecting, 'frequency'] }, undefined],
    ['nor for a popup that never opens by itself', { objecting, campaign: { onClickOnly: true } }, undefined],
    ['nor when it was hidden', { objecting, hiddenIn: VISIT }, undefined],
    ['nor when the popup was opened from it', { objecting, marks: ['seen'], seenIn: VISIT }, undefined],
    ['then the teaser shows, if there is one', { objecting, mode: 'after', marks: ['seen'], seenIn: VISIT }, 'tab'],
  ])('%s', (_, settings, expected) => {
    expect(shape(settings)).toBe(expected)
  })
})
