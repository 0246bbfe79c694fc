import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { GalleryColumn } from '../../../bench/gallery/column'
import { PICTURE_COUNT, PICTURE_SIZE, pictureOf } from '../../../bench/gallery/pictures'
import { pageOf } from '../../../bench/gallery/site'
import { isNoSlower, verdict } from '../../../bench/report/gallery-verdict'
import { gallerySummary } from '../../../bench/report/summary'
import type { PageRow, Results } from '../../../bench/results'

const stat = (median: number) => ({ median, low: median, high: median })

const row = (name: string, ours: number, theirs: number): PageRow => ({
  name: `gallery-frame-${name}`,
  title: name,
  unit: 'ms',
  step: 17,
  values: { wisp: stat(ours), photoswipe: stat(theirs) },
  peer: { name: 'photoswipe', ratio: stat(ours / theirs) },
})

const results = (...gallery: PageRow[]) =>
  ({ gallery, galleries: [{ name: 'photoswipe', title: 'PhotoSwipe 5', kind: 'peer' }] }) as unknown as Results

describe('a gallery opens', () => {
  it.each([
    ['no slower when it is quicker', 80, 100, true],
    ['no slower within a frame', 117, 100, true],
    ['slower beyond a frame', 118, 100, false],
  ])('%s', (_, ours, theirs, noSlower) => {
    expect(isNoSlower(row('cold', ours, theirs))).toBe(noSlower)
  })
  it('not at all, if it was not measured', () => {
    expect(isNoSlower({ ...row('cold', 80, 100), values: { photoswipe: stat(100) } })).toBe(false)
  })
})

describe('the verdict on galleries', () => {
  it('is a yes only if it is one in all ways of opening', () => {
    expect(verdict(results(row('cold', 90, 100), row('hovered', 50, 100), row('warm', 30, 30)))).toContain('four: yes.')
    expect(verdict(results(row('cold', 90, 100), row('hovered', 50, 100), row('warm', 60, 30)))).toContain(
      'four: not yet.',
    )
  })
  it('says of each way what is compared, also where it is lost', () => {
    expect(
      verdict(results(row('cold', 50, 100), row('warm', 60, 30)))
        .split('\n')
        .slice(2),
    ).toEqual([
      '- cold: yes, 50 ms against 100 ms of PhotoSwipe 5 (0.5 ×)',
      '- warm: no, 60 ms against 30 ms of PhotoSwipe 5 (2 ×)',
    ])
  })
  it('is not there without measurements', () => {
    expect(verdict(results())).toBe('')
    expect(gallerySummary(results())).toBe('')
  })
})

describe('the page of the galleries', () => {
  const column = { list: 'data-list', link: 'data-link="1"' } as GalleryColumn
  const page = pageOf(column, '<script src="https://cdn.example/$&.js"></script>')

  it('has the same thumbnails for all, with the attributes that each asks for', () => {
    expect(page.match(/<a href="\/pictures\/\d+\.jpg" data-link="1">/g)).toHaveLength(PICTURE_COUNT)
    expect(page).toContain('<ul id="thumbs" data-list>')
    expect(pageOf({} as GalleryColumn, '')).not.toContain('undefined')
  })
  it('has the tag as it is written', () => {
    expect(page).toContain('<script src="https://cdn.example/$&.js"></script>')
  })
  it('links to pictures as large as photographs', async () => {
    const { full, thumb } = await pictureOf(1)
    expect(await sharp(full).metadata()).toMatchObject({ ...PICTURE_SIZE, format: 'jpeg' })
    expect(full.byteLength).toBeGreaterThan(200_000)
    expect(full.byteLength).toBeLessThan(300_000)
    expect(thumb.byteLength).toBeLessThan(full.byteLength / 5)
  })
})
