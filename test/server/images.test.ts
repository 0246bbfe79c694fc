import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEitherDatabase } from '../support/databases'
import { animation, drawing, gradient, jpeg, openPictures, type PictureShop } from '../support/pictures'
import { CLOSED_SITE, OPEN_SITE } from '../support/shop'

describeOnEitherDatabase('pictures', (database) => {
  let shop: PictureShop
  beforeAll(async () => {
    shop = await openPictures(database())
  })
  afterAll(() => shop.close())

  const add = (content: Uint8Array, name = 'cat.jpg', site = OPEN_SITE) => shop.images.add(site, name, content)
  const opened = async (path: string, headers?: Record<string, string>) => {
    const response = await shop.get(path, headers)
    expect(response.status).toBe(200)
    const content = Buffer.from(await response.arrayBuffer())
    return { response, content, is: await sharp(content, { animated: true }).metadata() }
  }

  it('keeps a picture once for each site, in files that only their owner may read', async () => {
    const content = await jpeg(400, 300)
    const image = await add(content, 'C:\\photos\\cat\n.jpg')
    expect(image).toEqual({
      id: expect.stringMatching(/^[\da-z]{16}\.jpg$/),
      siteKey: OPEN_SITE,
      name: 'cat.jpg',
      type: 'image/jpeg',
      width: 400,
      height: 300,
      frames: 1,
      bytes: content.length,
      createdAt: expect.any(Number),
    })
    expect(await add(content, 'kitten.jpg')).toEqual({ ...image, name: 'kitten.jpg' })
    const other = await add(content, 'cat.jpg', CLOSED_SITE)
    expect(other.id).not.toBe(image.id)
    expect(await shop.images.list(OPEN_SITE)).toEqual([{ ...image, name: 'kitten.jpg' }])
    expect((await shop.images.list()).map(({ id }) => id)).toEqual([image.id, other.id])
    expect(Buffer.from(await shop.images.read(image))).toEqual(content)
    const { originals } = shop.folders
    expect(statSync(originals).mode & 0o777).toBe(0o700)
    expect(readdirSync(originals).map((name) => statSync(join(originals, name)).mode & 0o777)).toEqual([0o600, 0o600])
    await expect(add(content, 'cat.jpg', 'no-such-site')).rejects.toThrow('a site that does not exist')
  })

  it('forgets a picture that is removed, and the pictures of a site that is', async () => {
    const image = await add(await jpeg(500, 300))
    await opened(`/img/${image.id}`)
    expect(readdirSync(join(shop.folders.cache, image.id))).toHaveLength(1)
    expect(await shop.images.remove(image.id)).toBe(true)
    expect(await shop.images.remove(image.id)).toBe(false)
    expect((await shop.get(`/img/${image.id}`)).status).toBe(404)
    expect(readdirSync(shop.folders.originals)).not.toContain(image.id)
    expect(readdirSync(shop.folders.cache)).not.toContain(image.id)

    await shop.store.sites.add({ key: 'third', name: 'Third' })
    const [theirs, ours] = [await add(await jpeg(50, 30), 'a.jpg', 'third'), await add(await jpeg(50, 30), 'a.jpg')]
    await shop.store.removal.removeSite('third')
    expect((await shop.get(`/img/${theirs.id}`)).status).toBe(404)
    expect((await shop.get(`/img/${ours.id}`)).status).toBe(200)
  })

  it('answers with headers that let any page show it, for good', async () => {
    const { id } = await add(await jpeg(400, 300))
    const path = `/img/${id}/v1/fill/w_40,h_30,enc_auto/cat.jpg`
    const { response, content, is } = await opened(path, { origin: 'https://shop.example' })
    expect(is).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': `${content.length}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
      vary: 'Accept',
    })
    const again = await shop.get(path, { 'if-none-match': `"x", W/${headers.etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await shop.request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${content.length}`, ''])
    const wrong = await shop.request(path, { method: 'POST' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const missing = await shop.get('/img/0123456789abcdef.jpg/v1/fill/w_40,h_30/cat.jpg')
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'enc_auto', 'image/avif'],
    ['image/webp,*/*', 'enc_auto', 'image/webp'],
    ['image/avif;q=0, image/WEBP', 'enc_auto', 'image/webp'],
    ['image/*,*/*;q=0.8', 'enc_auto', 'image/jpeg'],
    ['', 'enc_auto', 'image/jpeg'],
    ['image/avif', 'q_80', 'image/jpeg'],
    ['', 'enc_avif', 'image/avif'],
    ['image/avif', 'enc_webp', 'image/webp'],
  ])('answers Accept: %s to %s with %s', async (accept, part, type) => {
    const { id } = await add(await jpeg(400, 300))
    const { response, content } = await opened(`/img/${id}/v1/fill/w_41,h_30,${part}/cat.jpg`, { accept })
    expect(response.headers.get('content-type')).toBe(type)
    expect((await sharp(content).metadata()).mediaType).toBe(type)
    expect(response.headers.get('vary')).toBe(part === 'enc_auto' ? 'Accept' : null)
  })

  it('makes WebP of what would take too long as AVIF', async () => {
    const { id } = await add(await jpeg(2000, 1500))
    const { response } = await opened(`/img/${id}/v1/fill/w_2000,h_1500,enc_auto/cat.jpg`, {
      accept: 'image/avif,image/webp',
    })
    expect(response.headers.get('content-type')).toBe('image/webp')
  })

  it('turns photos as the camera says, and lets nothing of their metadata out', async () => {
    const turned = await gradient(400, 300)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'Ann', Artist: 'secret place' } })
      .toBuffer()
    expect(turned.includes('secret place')).toBe(true)
    const image = await add(turned)
    expect([image.width, image.height]).toEqual([300, 400])
    const { is, content } = await opened(`/img/${image.id}`)
    expect(is).toMatchObject({ width: 300, height: 400, space: 'srgb' })
    expect([is.orientation, is.exif, is.icc]).toEqual([undefined, undefined, undefined])
    expect(content.includes('secret place')).toBe(false)
    // The square of the drawing, 15 % from the left and 10 % from the top, is now at the right.
    const { data } = await sharp(content)
      .extract({ left: 230, top: 80, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[0] ?? 0) - 255) + (data[2] ?? 255)).toBeLessThan(90)
  })

  it('shows colours of print and of wide screens as a browser shows them', async () => {
    for (const content of [
      await gradient(90, 60).toColourspace('cmyk').jpeg().withIccProfile('cmyk').toBuffer(),
      await gradient(90, 60).png().withIccProfile('p3').toBuffer(),
      await gradient(90, 60).toColourspace('rgb16').png().toBuffer(),
      await gradient(90, 60).grayscale().jpeg().toBuffer(),
    ]) {
      const { id } = await add(content)
      const { is } = await opened(`/img/${id}/v1/fill/w_45,h_30,enc_webp/a.jpg`)
      expect(is).toMatchObject({ width: 45, height: 30, space: 'srgb', depth: 'uchar' })
    }
  })

  it('keeps transparency, and puts white behind it where the kind of file has none', async () => {
    const { id } = await add(
      await sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    )
    expect((await opened(`/img/${id}/v1/fill/w_9,h_9,enc_auto/a.png`, { accept: 'image/webp' })).is.hasAlpha).toBe(true)
    const { content } = await opened(`/img/${id}/v1/fill/w_9,h_9/a.jpg`)
    expect([...(await sharp(content).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('keeps an animation moving, and shows its first frame where the kind of file cannot move', async () => {
    const image = await add(await animation([10, 120, 240]), 'dance.gif')
    expect(image).toMatchObject({ width: 60, height: 40, frames: 3, type: 'image/gif' })
    expect((await opened(`/img/${image.id}`)).is).toMatchObject({ format: 'gif', pages: 3, width: 60, pageHeight: 40 })
    const resized = `/img/${image.id}/v1/fill/w_20,h_20,fp_0.9_0.1,usm_0.66_1.00_0.01,enc_auto/dance.gif`
    const all = { accept: 'image/avif,image/webp' }
    expect((await opened(resized, all)).is).toMatchObject({ format: 'webp', pages: 3, width: 20, pageHeight: 20 })
    expect((await opened(resized)).is).toMatchObject({ format: 'gif', pages: 3, width: 20, pageHeight: 20 })
    const cropped = `/img/${image.id}/v1/crop/x_10,y_10,w_30,h_20/fill/w_15,h_5,al_b/dance.gif`
    expect((await opened(cropped)).is).toMatchObject({ pages: 3, width: 15, pageHeight: 5 })
    expect((await opened(`/img/${image.id}/v1/fill/w_20,h_20/dance.jpg`)).is).toMatchObject({
      format: 'jpeg',
      width: 20,
      height: 20,
    })
    expect((await opened(`/img/${image.id}/v1/fit/w_20,h_20,enc_avif/dance.jpg`)).is).toMatchObject({
      format: 'heif',
      width: 20,
    })
  })

  it('shows only the first frame of what would move with too many pixels', async () => {
    const { id } = await add(await animation([10, 120, 240], 50, 30), 'dance.gif')
    const sized = (width: number, height: number, ending: string) =>
      opened(`/img/${id}/v1/fill/w_${width},h_${height},lg_1/dance.${ending}`)
    expect((await sized(500, 300, 'gif')).is).toMatchObject({ format: 'gif', pages: 3 })
    const { is } = await sized(5_000, 3_000, 'webp')
    expect([is.format, is.pages ?? 1, is.width, is.height]).toEqual(['webp', 1, 5_000, 3_000])
    // A GIF with so many pixels would take half a minute.
    expect((await sized(5_000, 3_000, 'gif')).is).toMatchObject({ format: 'png', width: 5_000, height: 3_000 })
  }, 60_000)

  it('is in memory once, however many read it', async () => {
    const { id } = await add(await jpeg(900, 700))
    const path = `/img/${id}/v1/fill/w_2400,h_1800,lg_1/a.png`
    const { content } = await opened(path)
    const picture = await shop.pictures.find(path, '')
    const never = (): never => {
      throw new Error('It is there already')
    }
    const both = await Promise.all([picture.content(never), picture.content(never)])
    const later = await picture.content(never)
    for (const view of [...both, later]) expect(view.buffer).toBe(both[0]?.buffer)
    expect(content.equals(later)).toBe(true)

    const large = await shop.get(path)
    const parts: number[] = []
    for await (const part of large.body ?? []) parts.push(part.length)
    expect(Math.max(...parts)).toBeLessThanOrEqual(256 * 1024)
    expect(parts.reduce((sum, size) => sum + size, 0)).toBe(Number(large.headers.get('content-length')))
  })

  it('draws an SVG, large enough for any logo, and keeps only the drawing', async () => {
    const image = await add(Buffer.from(`<?xml version="1.0"?><!-- logo -->${drawing(80, 40)}`), 'logo.svg')
    expect(image).toMatchObject({ type: 'image/png', width: 2000, height: 1000, id: expect.stringMatching(/\.png$/) })
    const active = drawing(80, 40).replace(
      '</svg>',
      '<script>alert(1)</script><a href="https://x.example"><g onclick="x()"/></a></svg>',
    )
    const { content } = await opened(`/img/${(await add(Buffer.from(active), 'logo.svg')).id}`)
    expect(content.includes('alert')).toBe(false)
  })

  const zip = Buffer.from('PK\x03\x04 and so on', 'latin1')
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    let crc = ~0
    for (const byte of body) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    sum.writeUInt32BE(~crc >>> 0)
    return Buffer.concat([length, body, sum])
  }
  /** A few kilobytes that say they are so many pixels. */
  const bomb = (width: number, height: number): Buffer => {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(width, 0)
    header.writeUInt32BE(height, 4)
    header.set([8, 2], 8)
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(99_999))),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }
  const svg = (inside: string, more = ''): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${more}>${inside}</svg>`,
    )
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['nothing', () => Buffer.alloc(0), /^is empty$/],
    ['an archive', () => zip, /but a ZIP archive$/],
    ['a PDF', () => Buffer.from('%PDF-1.7'), /but a PDF$/],
    ['a page', () => Buffer.from('<!DOCTYPE html><svg></svg>'), /but a web page$/],
    [
      'a photo of a telephone',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      /a HEIC photo; save it as JPEG$/,
    ],
    ['text', () => Buffer.from('hello'), /is no picture that can be kept: JPEG/],
    ['too many bytes', () => Buffer.alloc(25 * 1024 * 1024 + 1, zip), /^has 25.1 MB, more than 25.0 MB$/],
    ['a bomb', () => bomb(30_000, 30_000), /^has 30000 × 30000 = 900,000,000 pixels, more than 25,000,000/],
    ['a bomb in one direction', () => bomb(1, 25_000_001), /damaged|25000001 = 25,000,001 pixels/],
    ['a short bomb', () => bomb(5_000, 5_000), /damaged, or was cut short/],
    ['a photo with too many pixels', () => jpeg(5001, 5000), /^has 5001 × 5000 = 25,005,000 pixels/],
    ['half a photo', async () => (await jpeg(300, 200)).subarray(0, 1_000), /cut short/],
    ['a photo without its last bytes', async () => (await jpeg(300, 200)).subarray(0, -20), /cut short/],
    ['half a PNG', async () => (await gradient(90, 90).png().toBuffer()).subarray(0, 400), /cut short/],
    ['half a WebP', async () => (await gradient(90, 90).webp().toBuffer()).subarray(0, 120), /cut short/],
    ['half an AVIF', async () => (await gradient(90, 90).avif().toBuffer()).subarray(0, -90), /cut short/],
    [
      'thousands of frames',
      () =>
        animation(
          Array.from({ length: 1_200 }, (_, index) => (index % 2) * 99),
          2,
          2,
        ),
      /^has 1200 frames, more than 1000$/,
    ],
    ['a drawing that loads a picture', () => svg('<image href="https://x.example/a.png"/>'), /refers to another file/],
    ['a drawing that loads a file', () => svg('<image xlink:href="file:///etc/passwd"/>'), /refers to another file/],
    ['a drawing that loads a drawing', () => svg('<use href="other.svg#a"/>'), /refers to another file/],
    [
      'a drawing that includes a file',
      () => svg('<text><a:include href="/etc/passwd" parse="text" xmlns:a="http://www.w3.org/2001/XInclude"/></text>'),
      /refers to another file/,
    ],
    ['a drawing that hides what it loads', () => svg('<style>@\\69mport "x.css";</style>'), /refers to another file/],
    ['a drawing that loads css', () => svg('<style>@import "x.css";</style>'), /refers to another file/],
    [
      'a drawing that loads by css',
      () => svg('<rect style="fill:url(http://x.example/#a)"/>'),
      /refers to another file/,
    ],
    [
      'a drawing with entities',
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`),
      /declares entities/,
    ],
    ['a drawing with too much in it', () => svg('<g/>'.repeat(20_001)), /too complicated/],
    ['a drawing in a drawing', () => svg(`${'<g>'.repeat(101)}${'</g>'.repeat(101)}`), /too complicated/],
    [
      'a drawing that looks like another kind',
      () => Buffer.from(`<!--ftypxxxx0000avif-->${svg('<rect width="9" height="9"/>')}`),
      /^is damaged/,
    ],
    ['a drawing that ends early', () => svg('').subarray(0, -3), /not a correct SVG/],
    ['a drawing without a size', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^cannot be drawn/],
  ])('refuses %s', async (_, content, message) => {
    const before = await shop.images.list()
    const refused = await content()
    await expect(add(refused)).rejects.toThrow(message)
    expect(await shop.images.list()).toEqual(before)
  })

  it('takes a picture whatever its name says, and never answers with what else is in the file', async () => {
    const image = await add(Buffer.concat([await jpeg(90, 60), zip, Buffer.from('<script>alert(1)</script>')]), 'a.png')
    expect(image).toMatchObject({ type: 'image/jpeg', id: expect.stringMatching(/\.jpg$/) })
    const { content } = await opened(`/img/${image.id}`)
    expect(content.includes('alert')).toBe(false)
  })

  it('makes a picture anew whose file in the cache is broken', async () => {
    const { id } = await add(await jpeg(200, 150))
    const path = `/img/${id}/v1/fill/w_70,h_50/cat.jpg`
    const { content } = await opened(path)
    const [name = ''] = readdirSync(join(shop.folders.cache, id))
    const file = join(shop.folders.cache, id, name)
    for (const broken of ['', 'short', Buffer.alloc(4_000)]) {
      writeFileSync(file, broken)
      expect((await opened(path)).content).toEqual(content)
      expect(statSync(file).size).toBe(content.length + 32)
    }
    // Nothing can be kept where a file is in the way; it is answered all the same.
    rmSync(join(shop.folders.cache, id), { recursive: true })
    mkdirSync(file, { recursive: true })
    expect((await opened(path)).content).toEqual(content)
  })

  it('says that an original cannot be read, and why only in the log', async () => {
    const { id } = await add(await jpeg(210, 150))
    rmSync(join(shop.folders.originals, id))
    const answer = await shop.get(`/img/${id}`)
    expect([answer.status, answer.headers.get('retry-after'), (await answer.json()).error.message]).toEqual([
      503,
      '10',
      'The original of this picture cannot be read',
    ])
    expect(shop.lines.join('\n')).toContain('The original of this picture is missing')
  })
})
