/** The pictures at addresses, compared with sharp called directly, and their cost. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StoredImage } from '../../server/images/image'
import { gradient, jpeg, openPictures, type PictureShop } from '../support/pictures'
import { OPEN_SITE } from '../support/shop'
import '../support/seed'
import { draws } from '../support/everyday-share'

const folder = mkdtempSync(join(tmpdir(), 'wisp-data-'))
const location = { dataDir: folder, databaseUrl: '' }
let shop: PictureShop
let originals: { content: Buffer; image: StoredImage }[]
beforeAll(async () => {
  shop = await openPictures(location)
  const contents = [
    await jpeg(640, 480),
    await jpeg(211, 503),
    await gradient(333, 222).jpeg().withMetadata({ orientation: 8 }).toBuffer(),
    await gradient(500, 100).png().toBuffer(),
  ]
  originals = []
  for (const content of contents)
    originals.push({ content, image: await shop.images.add(OPEN_SITE, 'cat.jpg', content) })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const POSITIONS = {
  c: 'centre',
  t: 'top',
  b: 'bottom',
  l: 'left',
  r: 'right',
  tl: 'left top',
  tr: 'right top',
  bl: 'left bottom',
  br: 'right bottom',
} as const

const part = fc.integer({ min: 0, max: 90 })
const addresses = fc.record({
  original: fc.nat(3),
  crop: fc.option(fc.tuple(part, part, fc.integer({ min: 10, max: 400 }), fc.integer({ min: 10, max: 400 })), {
    nil: undefined,
  }),
  kind: fc.constantFrom('fill', 'fit'),
  width: fc.integer({ min: 1, max: 700 }),
  height: fc.integer({ min: 1, max: 700 }),
  alignment: fc.constantFrom(...(Object.keys(POSITIONS) as (keyof typeof POSITIONS)[])),
  enlarge: fc.boolean(),
  quality: fc.integer({ min: 5, max: 90 }),
  sharpen: fc.boolean(),
  format: fc.constantFrom('png', 'webp', 'jpg'),
})
type Address = typeof addresses extends fc.Arbitrary<infer T> ? T : never

const pathOf = (address: Address, { id }: StoredImage): string => {
  const { crop, kind, width, height, alignment, enlarge, quality, sharpen, format } = address
  const [x, y, w, h] = crop ?? []
  const parts = [`w_${width}`, `h_${height}`, `al_${alignment}`, ...(enlarge ? ['lg_1'] : []), `q_${quality}`]
  if (sharpen) parts.push('usm_0.66_1.00_0.01')
  return `/img/${id}/v1/${crop ? `crop/x_${x},y_${y},w_${w},h_${h}/` : ''}${kind}/${parts.join(',')}/cat.${format}`
}

/** The expected picture by sharp's own means: `cover` and `inside`, which do not enlarge unless they are let. */
const expected = (address: Address, { content, image }: { content: Buffer; image: StoredImage }): Sharp => {
  const { crop, kind, width, height, alignment, enlarge, quality, sharpen, format } = address
  let pipeline = sharp(content).autoOrient()
  let size = { width: image.width, height: image.height }
  if (crop) {
    const [left, top, w, h] = crop
    size = { width: Math.min(w, image.width - left), height: Math.min(h, image.height - top) }
    pipeline = pipeline.extract({ left, top, ...size })
  }
  const scale = Math.max(width / size.width, height / size.height)
  const by = enlarge || kind === 'fit' ? 1 : Math.max(1, scale)
  const box = { width: Math.max(1, Math.round(width / by)), height: Math.max(1, Math.round(height / by)) }
  pipeline =
    kind === 'fit'
      ? pipeline.resize({ ...box, fit: 'inside', withoutEnlargement: !enlarge })
      : pipeline.resize({ ...box, fit: 'cover', position: POSITIONS[alignment] })
  if (sharpen) pipeline = pipeline.sharpen({ sigma: 0.66, m1: 0, m2: 1, x1: 1 })
  if (format === 'png') return pipeline.png()
  return format === 'webp'
    ? pipeline.webp({ quality })
    : pipeline.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
}

const pixels = (content: Buffer) => sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })

it('makes of 200 random addresses what sharp makes, in size and pixels', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      const original = originals[address.original]
      if (!original) throw new Error('no original')
      const response = await shop.get(pathOf(address, original.image))
      expect(response.status).toBe(200)
      const ours = await pixels(Buffer.from(await response.arrayBuffer()))
      const theirs = await pixels(await expected(address, original).toBuffer())
      expect([ours.info.width, ours.info.height]).toEqual([theirs.info.width, theirs.info.height])
      const difference = ours.data.reduce((sum, value, index) => sum + Math.abs(value - (theirs.data[index] ?? 0)), 0)
      expect(difference).toBe(0)
    }),
    { numRuns: draws(15, 200) },
  )
})

it('holds the point that the address names', async () => {
  const { image } = originals[0] as (typeof originals)[0]
  // The yellow square of the drawing is around 25 % and 22 %.
  const middle = async (focus: string) => {
    const response = await shop.get(`/img/${image.id}/v1/crop/x_0,y_0,w_640,h_213/fill/w_20,h_20,${focus}/cat.png`)
    const { data, info } = await pixels(Buffer.from(await response.arrayBuffer()))
    return [...data.subarray(3 * (10 * info.width + 10)).subarray(0, 3)]
  }
  const [red = 0, green = 0, blue = 255] = await middle('fp_0.25_0.50')
  expect([red > 230, green > 180, blue < 90]).toEqual([true, true, true])
  expect((await middle('fp_0.75_0.50'))[2]).toBeGreaterThan(120)
})

it('applies the filters', async () => {
  const { image } = originals[0] as (typeof originals)[0]
  const mean = async (filter: string) => {
    const response = await shop.get(`/img/${image.id}/v1/fill/w_60,h_60${filter}/cat.png`)
    expect(response.status).toBe(200)
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer()))
      .removeAlpha()
      .stats()
    return {
      light: channels.reduce((sum, { mean }) => sum + mean, 0) / 3,
      spread: channels[0]?.stdev ?? 0,
      red: (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0),
    }
  }
  const plain = await mean('')
  expect((await mean(',br_30')).light).toBeGreaterThan(plain.light + 15)
  expect((await mean(',br_-30')).light).toBeLessThan(plain.light - 30)
  expect((await mean(',con_-60')).spread).toBeLessThan(plain.spread / 2)
  expect((await mean(',blur_20')).spread).toBeLessThan(plain.spread)
  expect(Math.abs((await mean(',sat_-100')).red)).toBeLessThan(3)
  expect((await mean(',hue_180')).red).not.toBeCloseTo(plain.red, 0)
})

it('answers any address with a picture or a clear refusal, never with a failure', async () => {
  const { image } = originals[0] as (typeof originals)[0]
  const number = fc.oneof(
    fc.integer({ min: -3, max: 1_000 }).map(String),
    fc.constantFrom('0', '-0', '1e3', 'NaN', 'Infinity', '0.5', '99999', '16383', '5000', '٣', '', '1_2', '0x10'),
  )
  const named = fc.constantFrom(
    'w_',
    'h_',
    'x_',
    'y_',
    'q_',
    'con_',
    'br_',
    'sat_',
    'hue_',
    'blur_',
    'lg_',
    'al_',
    'fp_',
    'usm_',
  )
  const some = fc.array(
    fc.tuple(named, number).map((pair) => pair.join('')),
    { maxLength: 5 },
  )
  const flags = fc.subarray([
    'al_c',
    'al_br',
    'lg_1',
    'enc_auto',
    'enc_avif',
    'fp_0.1_1',
    'usm_1_2_3',
    'usm_500_10_255',
    'quality_auto',
  ])
  const sized = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }))
    .map(([w, h]) => [`w_${w}`, `h_${h}`])
  const parts = fc.tuple(fc.oneof(sized, some), flags, some).map((all) => all.flat().join(','))
  const step = fc
    .tuple(fc.constantFrom('fill', 'fit', 'crop', 'constructor', '..%2f', '%2e%2e', ''), parts)
    .map((all) => all.join('/'))
  const ending = fc.constantFrom(
    'a.jpg',
    'a.png',
    'a.webp',
    'a.gif',
    'a.avif',
    'a',
    '%2F.jpg',
    '%ff.jpg',
    '__proto__.jpg',
    'a.jpg?w=1',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), ending, async (steps, end) => {
      const response = await shop.get(`/img/${image.id}/v1/${steps.join('/')}/${end}`, { accept: 'image/webp' })
      expect([200, 400, 404]).toContain(response.status)
      if (response.status === 200)
        expect((await sharp(await response.arrayBuffer()).metadata()).width).toBeGreaterThan(0)
      else expect((await response.json()).error.message).toMatch(/picture|There is nothing/)
    }),
    { numRuns: draws(30, 400) },
  )
})

it('makes a picture once for all who ask for it at the same time, and keeps it for other processes', async () => {
  const { image } = originals[0] as (typeof originals)[0]
  let reads = 0
  const counting = {
    async write() {},
    async remove() {},
    async read() {
      reads++
      return originals[0]?.content
    },
  }
  const other = await openPictures(
    { ...location, dataDir: mkdtempSync(join(tmpdir(), 'wisp-data-')) },
    { originals: counting },
  )
  const { id } = await other.images.add(OPEN_SITE, 'a.jpg', originals[0]?.content as Buffer)
  const path = (width: number) => `/img/${id}/v1/fill/w_${width},h_77,enc_auto/a.jpg`
  const answers = await Promise.all(Array.from({ length: 20 }, () => other.get(path(77))))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(reads).toBe(1)
  // Under another name it is the same picture.
  await other.get(path(77).replace('a.jpg', 'b.jpeg'))
  expect(reads).toBe(1)
  await other.close()
  expect(image.id).toBe(id)
})

it('keeps what was made within its size, and what was used last', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-data-'))
  const small = await openPictures({ ...location, dataDir }, { cacheBytes: 400_000 })
  const { id } = await small.images.add(OPEN_SITE, 'a.jpg', originals[0]?.content as Buffer)
  const size = (): number =>
    readdirSync(small.folders.cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + Math.ceil(statSync(join(entry.parentPath, entry.name)).size / 4_096) * 4_096, 0)
  let largestSize = 0
  const widest = draws(250, 400)
  for (let width = 100; width < widest; width++) {
    await small.get(`/img/${id}/v1/fill/w_${width},h_100/a.jpg`)
    largestSize = Math.max(largestSize, size())
  }
  expect(largestSize).toBeGreaterThan(200_000)
  expect(largestSize).toBeLessThanOrEqual(400_000)
  await small.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('refuses a caller who asks for too many new pictures, and still answers those that are there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wisp-data-'))
  // Five for each lead.
  const strict = await openPictures({ ...location, dataDir }, { rate: 1 })
  const { id } = await strict.images.add(OPEN_SITE, 'a.jpg', originals[0]?.content as Buffer)
  const get = (width: number) => strict.get(`/img/${id}/v1/fill/w_${width},h_30/a.jpg`)
  const statuses: number[] = []
  for (let width = 30; width < 37; width++) statuses.push((await get(width)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await get(40)).headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await get(30)).status).toBe(200)
  await strict.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Large pictures that are asked for at once. */
const LARGE = draws(3, 40)

it('needs a bounded amount of memory for many large pictures at once, and says when it has too much to do', async () => {
  const content = await sharp({
    create: {
      width: 5_000,
      height: 4_800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  const { id } = await shop.images.add(OPEN_SITE, 'large.jpg', content)
  const before = process.memoryUsage().rss
  let peakMemory = 0
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, process.memoryUsage().rss)
  }, 20)
  const requests = Array.from({ length: LARGE }, (_, index) =>
    shop.get(`/img/${id}/v1/fill/w_${1_200 + index},h_1000,enc_auto/a.jpg`, { accept: 'image/webp' }),
  )
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  clearInterval(timer)
  console.info(
    `${LARGE} pictures of 24 million pixels, ${availableParallelism()} cores: ${Math.round((peakMemory - before) / 1e6)} MB more`,
  )
  expect(statuses).toEqual(Array(LARGE).fill(200))
  expect(peakMemory - before).toBeLessThan(700_000_000)

  const many = Array.from({ length: 260 }, (_, index) =>
    shop.get(`/img/${originals[0]?.image.id}/v1/fill/w_${index + 1},h_9/a.jpg`),
  )
  const answers = await Promise.all(many)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(260)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
})
