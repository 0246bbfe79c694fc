import { describe, expect, it } from 'vitest'
import { EFFECTS as COMMON } from '../../../../chunks/core/ui/effects'
import { effects } from '../../../../chunks/parts/motion'
import { EFFECTS } from '../../../../shared/model/design'
import { readParts } from '../../../../shared/wire/parts'
import { encodeDesign } from '../../../../shared/wire/server/design'
import { popupOf } from '../../../support/popup'

it('every effect is at hand, or comes with the part', () => {
  expect([...Object.keys(COMMON), ...Object.keys(effects), 'none'].sort()).toEqual([...EFFECTS].sort())
})

it.each(EFFECTS)('%s asks for the part only where it is in it, coming or going', (effect) => {
  const parts = (design: object) =>
    readParts('', { poptin_type: 'lightbox', design_properties: encodeDesign({ ...popupOf().design, ...design }) })
  const asked = effect in effects ? ['motion'] : []
  expect(parts({ entryEffect: effect })).toEqual(asked)
  expect(parts({ exitEffect: effect })).toEqual(asked)
})

describe.each(Object.entries(effects))('%s', (_, frames) => {
  it('leads from where nothing is seen to where it stays', () => {
    expect(frames[0]).toMatchObject({ opacity: 0 })
    expect(frames.at(-1)).toEqual({})
  })

  it('keeps to transform and opacity, which cost the page nothing', () => {
    expect(frames.flatMap(Object.keys).filter((name) => !['transform', 'opacity', 'offset'].includes(name))).toEqual([])
  })

  it('mirrors where words run from right to left, if it has a side at all', () => {
    for (const { transform } of frames) {
      const steps = `${transform}`.split(/ (?=translate|rotate|skew)/)
      for (const step of steps) if (/^(translateX|rotate|skewX)\(/.test(step)) expect(step).toContain('var(--way)')
    }
  })
})
