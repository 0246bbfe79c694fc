import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { animation, jpeg } from '../support/pictures'
import { type Build, copyBuild, runWisp, startWisp } from '../support/wisp'

let build: Build
let env: Record<string, string>
let key = ''
beforeAll(async () => {
  build = copyBuild()
  env = { DATA_DIR: join(build.folder, 'data'), PUBLIC_URL: 'https://popups.example' }
  ;[key = ''] = wisp('site', 'add', 'Studio').stdout.split('\n')
  writeFileSync(join(build.folder, 'cat & dog.jpg'), await jpeg(1200, 800))
  writeFileSync(join(build.folder, 'dance.gif'), await animation([10, 200]))
  writeFileSync(join(build.folder, 'page.jpg'), '<!doctype html>')
}, 60_000)
afterAll(() => build.remove())

const wisp = (...args: string[]) => runWisp(build, args, env)

it('adds pictures, prints tags for them, serves them, lists and removes them', async () => {
  const added = wisp('image', 'add', 'cat & dog.jpg', 'page.jpg', 'dance.gif', 'none.jpg')
  expect(added.status).toBe(1)
  // A step that takes long is announced as well.
  expect(added.stderr.replace(/^Storing .*\n/gm, '')).toBe(
    'page.jpg: is not one of JPEG, PNG, WebP, GIF, AVIF and SVG but a web page\nnone.jpg: cannot be read: it does not exist\n',
  )
  const [photo = '', tag = '', , dance = '', danceTag = ''] = added.stdout.split('\n')
  const [id = ''] = photo.split('\t')
  const [danceId = ''] = dance.split('\t')
  expect(photo).toBe(`${id}\t1200 × 800\tcat & dog.jpg`)
  expect(tag).toContain(`<img src="https://popups.example/img/${id}/v1/fill/w_980,h_653,al_c,q_85,`)
  expect([...tag.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual(['320', '640', '980', '1200'])
  expect(tag).toContain('width="980" height="653" alt="" loading="lazy" decoding="async">')
  expect(danceTag).toBe(
    `<img src="https://popups.example/img/${danceId}" width="60" height="40" alt="" loading="lazy" decoding="async">`,
  )
  expect(wisp('image', 'list').stdout).toMatch(
    new RegExp(`^${id}\t${key}\t1200 × 800\t\\d+\tcat & dog.jpg\n${danceId}\t${key}\t60 × 40\t\\d+\tdance.gif\n$`),
  )

  const running = await startWisp(build, 'serve', env)
  try {
    const src = (/src="([^"]+)"/.exec(tag)?.[1] ?? '').replace('https://popups.example', running.origin)
    // Without keep-alive: the connection would be closed while this process waits for the commands.
    const answer = await fetch(src, { headers: { accept: 'image/avif,image/webp,*/*', connection: 'close' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(wisp('image', 'remove', id)).toMatchObject({ status: 2, stderr: expect.stringContaining('Use --yes') })
    expect(wisp('image', 'remove', id, '--yes').stdout).toBe(`${id}\tcat & dog.jpg\tremoved\n`)
    expect((await fetch(src)).status).toBe(404)
  } finally {
    await running.end('SIGTERM')
  }
  expect(wisp('image', 'remove', id).stderr).toContain(`There is no picture ${id}`)
  expect(wisp('image', 'list', '--site', 'x').stderr).toContain('No site x')
  expect(wisp('image', 'add')).toMatchObject({ status: 2, stderr: expect.stringContaining('wisp image add FILE…') })

  expect(wisp('site', 'remove', key).stderr).toContain('its 0 popups and 1 picture?')
  expect(wisp('site', 'remove', key, '--yes').status).toBe(0)
  expect(readdirSync(join(env.DATA_DIR ?? '', 'images'))).toEqual([])
})

it('says what is wrong with the settings, without a secret', () => {
  const bucket = { ...env, WISP_IMAGES: 's3://photos', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'the-secret' }
  const { stderr, status } = runWisp(build, ['image', 'list'], { ...bucket, WISP_IMAGES_ENDPOINT: 'x' })
  expect([status, stderr.split('\n')[0]]).toEqual([
    2,
    'WISP_IMAGES_ENDPOINT must be an address like https://s3.example.com',
  ])
  expect(stderr).not.toContain('the-secret')
  expect(runWisp(build, ['image', 'list'], { ...env, WISP_IMAGE_CACHE: '0' }).stderr).toContain(
    'WISP_IMAGE_CACHE must be a whole number',
  )
})
