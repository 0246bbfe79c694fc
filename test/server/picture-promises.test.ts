import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { avifOfTiles, avifSequence, hundredThousandths, pngWith } from '../support/odd-pictures'
import { gradient, jpeg, openPictures, type PictureShop } from '../support/pictures'
import { OPEN_SITE } from '../support/shop'

const dataDir = mkdtempSync(join(tmpdir(), 'wisp-data-'))
let shop: PictureShop
beforeAll(async () => {
  shop = await openPictures({ dataDir, databaseUrl: '' }, { rate: 100_000 })
})
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const add = (content: Uint8Array, name = 'a') => shop.images.add(OPEN_SITE, name, content)
const answered = async (path: string): Promise<Buffer> => {
  const response = await shop.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return Buffer.from(await response.arrayBuffer())
}
const colourAt = async (content: Buffer, left = 1, top = 1, page = 0): Promise<number[]> => {
  const area = { left, top, width: 1, height: 1 }
  const pixel = await sharp(content, { page }).toColourspace('srgb').removeAlpha().extract(area).raw().toBuffer()
  return [...pixel.subarray(0, 3)]
}
const expectNear = (colour: number[], other: number[], tolerance = 2): void => {
  const far = colour.filter((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) > tolerance)
  expect(far, `${colour} is near ${other}`).toEqual([])
}

describe('an animation that its camera has turned', () => {
  const [WIDTH, HEIGHT] = [12, 8]
  /** Dark frames of different shades, with a mark in the upper left corner. */
  const frames = Promise.all(
    [20, 60, 100].map((shade) =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: { r: shade, g: shade, b: shade } } })
        .composite([
          { input: { create: { width: 4, height: 3, channels: 4, background: '#ffdc00' } }, left: 0, top: 0 },
        ])
        .png()
        .toBuffer(),
    ),
  )
  const animated = async (orientation: number): Promise<Buffer> =>
    sharp(await frames, { join: { animated: true } })
      .webp({ lossless: true, loop: 2, delay: [100, 200, 300] })
      .withMetadata({ orientation })
      .toBuffer()

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('by orientation %d is answered upright, moving and still', async (orientation) => {
    const image = await add(await animated(orientation))
    const [width, height] = orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]
    expect(image).toMatchObject({ width, height, frames: 3 })
    // The expected frames: sharp turns a picture that does not move.
    const still = sharp((await frames)[0])
      .withMetadata({ orientation })
      .png()
    const upright = await sharp(await still.toBuffer())
      .autoOrient()
      .png()
      .toBuffer()
    const corners = [
      [1, 1],
      [width - 2, 1],
      [1, height - 2],
      [width - 2, height - 2],
    ] as const
    const whole = await answered(`/img/${image.id}`)
    expect(await sharp(whole, { animated: true }).metadata()).toMatchObject({
      format: 'webp',
      pages: 3,
      pageHeight: height,
      width,
      loop: 2,
      delay: [100, 200, 300],
    })
    for (const ending of ['webp', 'gif', 'png', 'jpg', 'avif']) {
      const answer = await answered(`/img/${image.id}/v1/fit/w_${width},h_${height},br_0/a.${ending}`)
      for (const corner of corners)
        expectNear(await colourAt(answer, ...corner), await colourAt(upright, ...corner), 90)
    }
    const part = await answered(`/img/${image.id}/v1/crop/x_4,y_4,w_4,h_4/fill/w_2,h_2/a.webp`)
    expect(await sharp(part, { animated: true }).metadata()).toMatchObject({ pages: 3, width: 2, pageHeight: 2 })
    const [, , last] = await Promise.all([0, 1, 2].map((page) => colourAt(whole, width >> 1, height >> 1, page)))
    expectNear(last ?? [], [100, 100, 100], 12)
  })
})

describe('brightness, contrast and colours', () => {
  const flat = (space: 'rgb16' | 'srgb' | 'grey16' | 'b-w') =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 90, g: 110, b: 130 } } }).toColourspace(space)
  it.each([
    ['a PNG of 16 bits', () => flat('rgb16').png().toBuffer(), () => flat('srgb').png().toBuffer()],
    [
      'a PNG of 16 bits with a wide profile',
      () => flat('rgb16').png().withIccProfile('p3').toBuffer(),
      () => flat('srgb').png().toBuffer(),
    ],
    [
      'an AVIF of 10 bits',
      () => flat('rgb16').avif({ bitdepth: 10, quality: 100 }).toBuffer(),
      () => flat('srgb').png().toBuffer(),
    ],
    [
      'an AVIF of 12 bits',
      () => flat('rgb16').avif({ bitdepth: 12, quality: 100 }).toBuffer(),
      () => flat('srgb').png().toBuffer(),
    ],
    ['a grey PNG of 16 bits', () => flat('grey16').png().toBuffer(), () => flat('b-w').png().toBuffer()],
    [
      'a PNG of 16 bits with transparency',
      () => flat('rgb16').ensureAlpha(0.5).png().toBuffer(),
      () => flat('srgb').png().toBuffer(),
    ],
  ])('of %s change as those of 8 bits', async (_, deep, usual) => {
    const [deepImage, other] = [await add(await deep()), await add(await usual())]
    for (const parts of ['', ',br_20', ',con_30', ',br_-30,con_-20', ',sat_40,hue_30,br_10']) {
      const path = (id: string) => `/img/${id}/v1/fill/w_8,h_8${parts}/a.png`
      expectNear(await colourAt(await answered(path(deepImage.id))), await colourAt(await answered(path(other.id))), 3)
    }
  })
})

describe('what a file says of its light', () => {
  const grey = (value: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: value, g: value, b: value } } })
  const renderedColour = async (content: Buffer) =>
    colourAt(await answered(`/img/${(await add(content)).id}/v1/fill/w_8,h_8/a.png`))
  /** Values of linear light, as a screen shows them. */
  const LINEAR = { gAMA: hundredThousandths(1) }
  const [DARK, MID_GREY] = [55, [128, 128, 128]]

  it.each<[string, () => Promise<Buffer>]>([
    ['in colours', () => grey(DARK).png().toBuffer()],
    ['in grey', () => grey(DARK).toColourspace('b-w').png().toBuffer()],
    ['in a palette', () => grey(DARK).png({ palette: true }).toBuffer()],
    ['with transparency', () => grey(DARK).ensureAlpha(1).png().toBuffer()],
    ['of 16 bits', () => grey(DARK).toColourspace('rgb16').png().toBuffer()],
    ['in grey of 16 bits', () => grey(DARK).toColourspace('grey16').png().toBuffer()],
  ])('by gamma is heeded in a PNG %s', async (_, make) => {
    expectNear(await renderedColour(pngWith(await make(), LINEAR)), MID_GREY, 3)
    expectNear(await renderedColour(await make()), [DARK, DARK, DARK])
  })

  it('counts less than a profile, or the word that it is sRGB; a usual or impossible gamma changes nothing', async () => {
    const png = await grey(DARK).png().toBuffer()
    for (const chunks of [
      { ...LINEAR, sRGB: [0] },
      { gAMA: hundredThousandths(0.45455) },
      { gAMA: [0, 0, 0, 0] },
      { gAMA: [0, 0, 0, 1] },
      { cHRM: hundredThousandths(0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06) },
    ])
      expectNear(await renderedColour(pngWith(png, chunks)), [DARK, DARK, DARK])
    const withProfile = await grey(DARK).png().withIccProfile('srgb').toBuffer()
    expectNear(await renderedColour(pngWith(withProfile, LINEAR)), [DARK, DARK, DARK])
  })

  it('is heeded together with its colours', async () => {
    // The chromaticities of Display P3, in which sRGB's red is a little less than a full one.
    const cHRM = hundredThousandths(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06)
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 210, g: 60, b: 50 } } })
    const colour = await renderedColour(
      pngWith(await red.clone().png().toBuffer(), { gAMA: hundredThousandths(0.45455), cHRM }),
    )
    // The colour that Chrome shows.
    expectNear(colour, [230, 34, 32], 4)
    expectNear(
      await renderedColour(pngWith(await grey(DARK).png().toBuffer(), { gAMA: hundredThousandths(0.55) })),
      [70, 70, 70],
    )
  })

  it.each(['b-w', 'grey16'] as const)('by a profile of grey is heeded in %s', async (space) => {
    // The profile that the gamma above becomes.
    const { profileFor } = await import('../../server/images/profile')
    const { writeFileSync } = await import('node:fs')
    const file = join(dataDir, 'grey.icc')
    writeFileSync(file, profileFor(1) as Buffer)
    for (const kind of space === 'b-w' ? (['png', 'jpeg'] as const) : (['png'] as const)) {
      // Written so that it looks like 127 with the profile.
      const content = await grey(127).toColourspace(space)[kind]().withIccProfile(file).toBuffer()
      expectNear(await renderedColour(content), MID_GREY, 4)
    }
  })
})

describe('AVIF', () => {
  it.each([
    ['a sequence', () => avifSequence(), /^is an AVIF that moves; save it as animated WebP or GIF$/],
    ['a sequence with a still picture', () => avifSequence('avif'), /^is an AVIF that moves/],
    [
      'a sequence that says so last',
      () => avifSequence('msf1', `${'iso8mif1miafMA1B'.repeat(5)}avis`),
      /^is an AVIF that moves/,
    ],
    [
      'a picture that is too wide',
      () => avifOfTiles(2, 8_200, 64),
      /^is an AVIF of 16400 × 64 px, and no side may be longer than 16,384 px/,
    ],
    ['a picture wider than its numbers', () => avifOfTiles(5, 16_000, 64), /^is an AVIF of 80000 × 64 px/],
    ['a picture with too many pixels', () => avifOfTiles(4, 8_000, 1_000), /^has 32000 × 1000 = 32,000,000 pixels/],
  ])('is refused with the reason if it is %s', async (_, make, message) => {
    await expect(add(await make())).rejects.toThrow(message)
  })

  it('of several tiles is taken and answered', async () => {
    const { id } = await add(await avifOfTiles(2, 512, 64))
    expectNear(await colourAt(await answered(`/img/${id}/v1/fill/w_64,h_4/a.png`)), [170, 119, 51], 4)
    await answered(`/img/${id}`)
  })
})

it.each([
  ['PNG', 66_000, 8],
  ['WebP', 16_383, 9],
  ['GIF', 65_535, 3],
  ['AVIF', 16_384, 16],
] as const)('a %s of %d × %d is answered as what it is, and in any kind of file', async (kind, width, height) => {
  const create = { width, height, channels: 3, background: '#a73' } as const
  const format = kind.toLowerCase() as 'png' | 'webp' | 'gif' | 'avif'
  const { id } = await add(await sharp({ create })[format]().toBuffer())
  const whole = await sharp(await answered(`/img/${id}`), { limitInputPixels: false }).metadata()
  expect(whole).toMatchObject({ width, height })
  const part = Math.min(width, 16_383)
  for (const ending of ['png', 'jpg', 'webp', 'gif', 'avif']) {
    const answer = await answered(`/img/${id}/v1/crop/x_0,y_0,w_${part},h_${height}/a.${ending}`)
    expect(await sharp(answer).metadata()).toMatchObject({ width: part, height })
  }
})

describe('a JPEG', () => {
  it.each([1, 2])('that lacks its last %d bytes is taken, and answered as whole', async (missing) => {
    const content = await jpeg(300, 200)
    const { id } = await add(content.subarray(0, -missing))
    const [cut, whole] = [await answered(`/img/${id}`), await answered(`/img/${(await add(content)).id}`)]
    expect(cut.equals(whole)).toBe(true)
  })

  it.each([3, 4, 9, 200])('that lacks %d bytes lacks some of its picture, and is refused', async (missing) => {
    const content = await gradient(300, 200)
      .jpeg({ progressive: missing % 2 > 0 })
      .toBuffer()
    await expect(add(content.subarray(0, -missing))).rejects.toThrow('is damaged, or was cut short')
    const seeming = Buffer.concat([content.subarray(0, -missing), Buffer.from([0xff])])
    await expect(add(seeming)).rejects.toThrow('is damaged, or was cut short')
  })
})

describe('an SVG', () => {
  const svg = (inside: string, start = '') =>
    `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inside}<rect width="40" height="20" fill="#a73"/></svg>`
  const utf16 = (text: string, order: 'le' | 'be', mark = true): Buffer => {
    const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
    return order === 'le' ? bytes : bytes.swap16()
  }
  const FONT = 'data:font/woff2;base64,d09GMgABAAAAAA=='

  it.each<[string, string | Buffer]>([
    [
      'an embedded font',
      svg(
        `<style>@font-face{font-family:A;src:url(${FONT}) format("woff2")}text{font-family:A}</style><text y="9">A</text>`,
      ),
    ],
    [
      'an embedded font in CDATA',
      svg(`<defs><style><![CDATA[@font-face{src:url("data:application/x-font-ttf;base64,AAEAAA==")}]]></style></defs>`),
    ],
    [
      'a font of SVG',
      svg(
        `<font-face font-family="A"><font-face-src><font-face-uri xlink:href="${FONT}"/></font-face-src></font-face>`,
      ),
    ],
    [
      'metadata that names addresses',
      svg(
        '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:source>url(https://x.example/a.png) and @import "x.css"</dc:source><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></rdf:RDF></metadata>',
      ),
    ],
    [
      'notes of a program',
      svg(
        '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="@import plan" inkscape:export-filename="url(C:\\a.png)"/>',
      ),
    ],
    [
      'a text about css',
      svg('<title>How to @import</title><desc>url(x.css)</desc><text y="9">url(https://x.example)</text>'),
    ],
    [
      'a style sheet that names its namespaces',
      svg(
        '<style>@namespace "http://www.w3.org/2000/svg";@namespace xlink url(http://www.w3.org/1999/xlink);g{fill:red}</style>',
      ),
    ],
    [
      'notes in its style sheet',
      svg('<style>/* of url(https://x.example/a.svg), without @import */g{fill:red}/* "</style>'),
    ],
    ['notes of a library', svg('<g data-source="url(plan.png)" aria-label="How to @import" id="url(a)"/>')],
    ['UTF-16', utf16(svg('', '<?xml version="1.0" encoding="UTF-16"?>'), 'le')],
    ['UTF-16 the other way round', utf16(svg('<title>כד</title>', '<?xml version="1.0" encoding="utf-16"?>'), 'be')],
    ['UTF-16 without a mark', utf16(svg('', '<?xml version="1.0" encoding="UTF-16LE"?>'), 'le', false)],
    [
      'an older encoding',
      Buffer.from(svg('<title>caf\u00e9</title>', '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    ],
  ])('with %s is taken', async (_, content) => {
    const image = await add(Buffer.from(content))
    expect(image).toMatchObject({ width: 2000, height: 1000, type: 'image/png' })
    expectNear(await colourAt(await answered(`/img/${image.id}/v1/fill/w_40,h_20/a.png`), 30, 15), [170, 119, 51])
  })

  it.each<[string, string | Buffer, RegExp]>([
    [
      'a reference between what only looks like notes',
      svg('<style>a{b:"/*"}g{fill:url(https://x.example/a.svg#a);b:"*/"}</style>'),
      /refers to another file/,
    ],
    [
      'a reference between notes that are numbers',
      svg('<style>/\\2a g{fill:url(https://x.example/a.svg#a)}</style>'),
      /refers to another file/,
    ],
    ['a font of another file', svg('<style>@font-face{src:url(a.woff2)}</style>'), /refers to another file/],
    [
      'a picture beside a namespace',
      svg(
        '<style>@namespace url(http://www.w3.org/2000/svg);g{fill:url(http://www.w3.org/a.svg#a)}</style><g data-a="b"/>',
      ),
      /refers to another file/,
    ],
    ['a style sheet that looks embedded', svg('<style>@import url(data:text/css,a)</style>'), /refers to another file/],
    [
      'a picture in metadata',
      svg('<metadata><image id="a" href="file:///etc/passwd"/></metadata><use href="#a"/>'),
      /refers to another file/,
    ],
    ['a drawing in a drawing', svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>'), /refers to another file/],
    [
      'a hidden reference in UTF-16',
      utf16(svg('<image href="https://x.example/a.png"/>'), 'be'),
      /refers to another file/,
    ],
    [
      'an encoding that nobody knows',
      svg('', '<?xml version="1.0" encoding="x-none"?>'),
      /is not a correct SVG|no picture/,
    ],
    ['half of UTF-16', utf16(svg(''), 'le').subarray(0, -3), /is not a correct SVG/],
  ])('with %s is refused', async (_, content, message) => {
    await expect(add(Buffer.from(content))).rejects.toThrow(message)
  })
})
