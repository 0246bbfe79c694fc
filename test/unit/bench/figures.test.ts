import { describe, expect, it } from 'vitest'
import { withBlocks } from '../../../bench/figures/blocks'
import { compressors, type Figures, figureOf } from '../../../bench/figures/figures'
import { withFigures } from '../../../bench/figures/in-results'
import type { Results } from '../../../bench/results'
import { isTrue } from '../../support/figures'

const moment = { requests: 4, bytes: 9000 }
const figures: Figures = {
  compressors: compressors(),
  sizes: {},
  popup: { armed: { requests: 2, bytes: 6000 }, shown: moment, told: moment, lead: { requests: 7, bytes: 18_000 } },
  gallery: { loaded: moment, opened: moment },
  edge: { armed: { requests: 1, bytes: 8000 }, shown: moment, told: moment, lead: moment },
  replacing: { builder: { ready: { requests: 8, bytes: 18_000 } } },
  designs: {},
}
const elsewhere: Figures = { ...figures, compressors: 'Brotli 0.1' }

describe('a figure', () => {
  it.each([
    [97, 97],
    [6634, 6630],
    [6635, 6640],
    [22_596, 22_600],
  ])('of %i bytes has three digits: %i', (bytes, figure) => {
    expect(figureOf(bytes)).toBe(figure)
  })
  it('stays while what is built is less than a step away, so that few changes reach the documents', () => {
    expect(figureOf(6639, 6630)).toBe(6630)
    expect(figureOf(6621, 6630)).toBe(6630)
    expect(figureOf(6640, 6630)).toBe(6640)
    expect(figureOf(98, 97)).toBe(98)
  })
  it.each([
    ['true as long as it stays', figures, 6639, true],
    ['false as soon as it does not', figures, 6640, false],
    ['true within one in a hundred, if something else compressed it', elsewhere, 6690, true],
    ['false beyond', elsewhere, 6700, false],
  ])('is %s', (_, figure, bytes, still) => {
    expect(isTrue(figure, 6630, bytes)).toBe(still)
  })
})

describe('blocks of a document', () => {
  it('are filled, on one line or on several, and the rest stays', () => {
    const text = 'It has <!-- a -->1<!-- /a --> bytes.\n<!-- b -->\n\nold\n\n<!-- /b -->\nEnd'
    expect(withBlocks('README.md', text, { a: '$&', b: '\nnew\n' })).toBe(
      'It has <!-- a -->$&<!-- /a --> bytes.\n<!-- b -->\nnew\n<!-- /b -->\nEnd',
    )
  })
  it('that are missing, or do not end, are an error that names them', () => {
    expect(() => withBlocks('README.md', 'Nothing', { sizes: '' })).toThrow(
      'README.md has no block <!-- sizes --> … <!-- /sizes -->',
    )
    expect(() => withBlocks('README.md', '<!-- sizes -->', { sizes: '' })).toThrow('<!-- sizes -->')
  })
})

describe('the results of a bench', () => {
  const stat = (median: number) => ({ median, low: median, high: median })
  const row = (name: string) => ({
    name,
    title: '',
    unit: 'B',
    step: 0,
    values: { wisp: stat(5000), sentry: stat(12_000), ...(name === 'bytes-armed' && { edge: stat(7000) }) },
    peer: { name: 'sentry', ratio: stat(0.42) },
  })
  const { page, replacing } = withFigures(
    {
      page: [row('bytes-armed'), row('paint-cold'), row('bytes-lead')],
      replacing: [
        { name: 'builder', rows: [row('bytes-ready'), row('bytes-seen')] },
        { name: 'site', rows: [row('bytes-ready')] },
      ],
      gallery: [],
    } as unknown as Results,
    figures,
  )

  it('show the bytes of what is built today, and how they compare', () => {
    expect(page[0]).toMatchObject({
      values: { wisp: stat(6000), edge: stat(8000), sentry: stat(12_000) },
      peer: { ratio: stat(0.5) },
    })
  })
  it('show each moment of a visit by itself', () => {
    expect(page[2]).toMatchObject({ values: { wisp: stat(18_000) }, peer: { ratio: stat(1.5) } })
  })
  it('show whole pages as they are counted today, where that is known', () => {
    const ofPages = replacing?.map(({ rows }) => rows.map(({ values }) => values.wisp))
    expect(ofPages).toEqual([[stat(18_000), stat(5000)], [stat(5000)]])
  })
  it('show times as they were measured', () => {
    expect(page[1]).toEqual(row('paint-cold'))
  })
})
