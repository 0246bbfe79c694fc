import { describe, expect, it } from 'vitest'
import { EFFECTS as COMMON } from '../../../../chunks/core/ui/effects'
import { effects } from '../../../../chunks/parts/motion'
import { EFFECTS } from '../../../../shared/model/design'
import { readParts } from '../../../../shared/wire/parts'
import { encodeDesign } from '../../../../shared/wire/server/design'
import { popupOf } from '../../../support/popup'

it('every effect is in the core or in the part', () => {
  expect([...Object.keys(COMMON), ...Object.keys(effects), 'none'].sort()).toEqual([...EFFECTS].sort())
})

it.each(EFFECTS)('%s needs the part only if the part has it, for entry or exit', (effect) => {
  const parts = (design: object) =>
    readParts(
      { marked: () => false, hasMergeTags: false },
      { poptin_type: 'lightbox', design_properties: encodeDesign({ ...popupOf().design, ...design }) },
    )
  const expected = effect in effects ? ['motion'] : []
  expect(parts({ entryEffect: effect })).toEqual(expected)
  expect(parts({ exitEffect: effect })).toEqual(expected)
})

describe.each(Object.entries(effects))('%s', (_, frames) => {
  it('moves between where nothing is visible and the final place', () => {
    expect(frames[0]).toMatchObject({ opacity: 0 })
    expect(frames.at(-1)).toEqual({})
  })

  it('uses only transform and opacity, which need no layout', () => {
    expect(frames.flatMap(Object.keys).filter((name) => !['transform', 'opacity', 'offset'].includes(name))).toEqual([])
  })

  it('is mirrored in right-to-left languages, if it has a side at all', () => {
    for (const { transform } of frames) {
      const steps = `${transform}`.split(/ (?=translate|rotate|skew)/)
      for (const step of steps) if (/^(translateX|rotate|skewX)\(/.test(step)) expect(step).toContain('var(--way)')
    }
  })
})
