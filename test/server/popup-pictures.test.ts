/** A popup with a picture of its owner's, from its file to what a visitor gets. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everydayRows } from '../support/everyday-share'
import { NEWSLETTER_FACTS as confirmed } from '../support/facts'
import { type Build, copyBuild, runWisp, startWisp } from '../support/wisp'

const ID = 'garden-popup1'

let build: Build
let env: Record<string, string>
let photo: Buffer
beforeAll(async () => {
  build = copyBuild()
  env = { DATA_DIR: join(build.folder, 'data') }
  photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#c65' } })
    .jpeg()
    .toBuffer()
  mkdirSync(join(build.folder, 'shop', 'photos'), { recursive: true })
  writeFileSync(join(build.folder, 'shop/photos/My vase.jpg'), photo)
  writeFileSync(join(build.folder, 'secret.jpg'), photo)
  symlinkSync(join(build.folder, 'secret.jpg'), join(build.folder, 'shop/link.jpg'))
  wisp('site', 'add', 'Garden')
}, 60_000)
afterAll(() => build.remove())

const wisp = (...args: string[]) => runWisp(build, args, env)
const popupWith = (picture: object, id = ID): string => {
  const images = { picture: { alt: 'A "tall" vase', ...picture } }
  const popup = { id, name: 'Letter', type: 'lightbox', template: 'newsletter', confirmed, images }
  writeFileSync(join(build.folder, 'shop/letter.json'), JSON.stringify(popup))
  return 'shop/letter.json'
}

it('a visitor gets the picture beside the file, from this server, in the size of its box', async () => {
  const { stderr } = wisp('popup', 'import', popupWith({ src: './photos/My vase.jpg', focus: { x: 50, y: 30 } }))
  expect(stderr).toBe('')
  const server = await startWisp(build, 'serve', env)
  try {
    const template = await (await fetch(`${server.origin}/api/display/template/${ID}/any`)).text()
    const [, src = ''] = / src="([^"]+)"/.exec(template) ?? []
    expect(src).toMatch(
      new RegExp(
        `^${server.origin}/img/[\\da-z]{16}\\.jpg/v1/fill/w_463,h_540,fp_0\\.50_0\\.30,q_80,usm_0\\.66_1\\.00_0\\.01,enc_auto/[\\da-z]{16}\\.jpg$`,
      ),
    )
    expect(template).toContain('alt="A &quot;tall&quot; vase"')
    expect(template).not.toContain('{{')
    const addresses = [
      src,
      ...(/srcset="([^"]+)"/.exec(template)?.[1] ?? '').split(', ').map((candidate) => candidate.split(' ')[0]),
    ]
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses) {
      const answer = await fetch(address ?? '')
      expect(answer.status, address).toBe(200)
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect(address).toContain(`/w_${width},h_${height},`)
    }
  } finally {
    await server.end('SIGTERM')
  }
}, 60_000)

it('pictures of example popups are kept on the first start', async () => {
  const images = { picture: { src: './vase.jpg', alt: 'A vase' } }
  const popup = { id: 'example-vase1', name: 'Vase', type: 'lightbox', template: 'newsletter', confirmed, images }
  writeFileSync(join(build.folder, 'examples/vase.jpg'), photo)
  writeFileSync(join(build.folder, 'examples/vase.json'), JSON.stringify(popup))
  const server = await startWisp(build, 'start', { DATA_DIR: join(build.folder, 'first') })
  try {
    const template = await (await fetch(`${server.origin}/api/display/template/example-vase1/any`)).text()
    const [, src = ''] = / src="([^"]+)"/.exec(template) ?? []
    expect(src).toMatch(/\/img\/[\da-z]{16}\.jpg\/v1\/.*\/[\da-z]{16}\.jpg$/)
    expect((await fetch(src)).status).toBe(200)
  } finally {
    await server.end('SIGTERM')
  }
}, 60_000)

it('an export writes the picture beside the file, and imports to the same popup', () => {
  mkdirSync(join(build.folder, 'copy'), { recursive: true })
  wisp('popup', 'import', popupWith({ src: './photos/My vase.jpg' }))
  expect(wisp('popup', 'export', ID, '--to', 'copy/letter.json').stdout.trim().split('\n')).toEqual([
    'copy/letter.json',
    'copy/photos/My vase.jpg',
  ])
  const { images } = JSON.parse(readFileSync(join(build.folder, 'copy/letter.json'), 'utf8'))
  expect(images).toEqual({ picture: { src: './photos/My vase.jpg', alt: 'A "tall" vase' } })
  expect(wisp('popup', 'import', 'copy/letter.json').stdout).toContain(`${ID}\tLetter`)
  expect(wisp('popup', 'export', ID, '--to', 'copy/again.json').stderr).toBe('')
  expect(readFileSync(join(build.folder, 'copy/again.json'), 'utf8')).toBe(
    readFileSync(join(build.folder, 'copy/letter.json'), 'utf8'),
  )
}, 60_000)

it.each(
  everydayRows([
    ['../secret.jpg', 'must be in the folder of this file, or below it'],
    ['./photos/../../secret.jpg', 'must be in the folder of this file, or below it'],
    ['./link.jpg', 'must be in the folder of this file, or below it'],
    ['/etc/hostname.jpg', 'must be in the folder of this file, or below it'],
    ['./letter.json', 'must be a picture: png, gif, webp, jpg, jpeg, avif'],
    ['./photos', 'must be a picture: png, gif, webp, jpg, jpeg, avif'],
  ]),
)('refuses %s, and keeps nothing', (src, problem) => {
  const { stderr, status } = wisp('popup', 'import', popupWith({ src }, 'hostile-popup'))
  expect(stderr).toContain(`images.picture.src: ${problem}`)
  expect(status).toBe(1)
  expect(wisp('popup', 'list').stdout).not.toContain('hostile-popup')
})

it('says which picture is broken', () => {
  writeFileSync(join(build.folder, 'shop/photos/cut.jpg'), photo.subarray(0, photo.length / 2))
  const { stderr, status } = wisp('popup', 'import', popupWith({ src: './photos/cut.jpg' }, 'broken-popup1'))
  expect(stderr).toMatch(/^shop\/letter\.json: images\.picture\.src: \S/)
  expect(status).toBe(1)
})
