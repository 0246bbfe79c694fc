/** Two builds, one after the other: what a page of the earlier one gets from a server of the later one, and the other way round. */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { type Build, copyBuild, type Running, runWisp, startWisp } from '../support/wisp'

const FOLDER = /v\/([\da-f]{10})\//
const OTHER = '0123456789'

/** The build of a run has what commands need; this has what visitors download, too. */
const withScripts = (build: Build): Build => {
  const filter = (path: string): boolean => !/\.map(\.\w+)?$|\/pages$/.test(path)
  cpSync(at('dist/public'), join(build.folder, 'dist/public'), { recursive: true, filter })
  return build
}

let first: Build
let second: Build
let folder = ''
beforeAll(() => {
  first = withScripts(copyBuild())
  second = withScripts(copyBuild())
  const dist = join(second.folder, 'dist/public')
  folder = FOLDER.exec(readFileSync(join(dist, 'wisp.js'), 'utf8'))?.[1] ?? ''
  renameSync(join(dist, 'v', folder), join(dist, 'v', OTHER))
  for (const name of ['wisp.js', 'wisp-page.js', 'wisp-site.js'])
    writeFileSync(join(dist, name), readFileSync(join(dist, name), 'utf8').replaceAll(folder, OTHER))
}, 60_000)
afterAll(() => {
  first.remove()
  second.remove()
})

/** Starts a server of a build on a data folder, asks, and stops it. */
const asking = async <T>(build: Build, dataDir: string, ask: (origin: string) => Promise<T>): Promise<T> => {
  const server = await startWisp(build, 'serve', { DATA_DIR: dataDir })
  try {
    return await ask(server.origin)
  } finally {
    await server.end('SIGTERM')
  }
}

const chunk = async (origin: string, build: string, name = 'form') => {
  const answer = await fetch(`${origin}/v/${build}/${name}.js`, { headers: { origin: 'https://shop.example' } })
  const { status, headers } = answer
  return {
    status,
    text: await answer.text(),
    cached: headers.get('cache-control'),
    cors: headers.get('access-control-allow-origin'),
  }
}

/** The server writes them while it answers already. */
const untilKept = (dataDir: string) =>
  expect
    .poll(() =>
      readdirSync(join(dataDir, 'builds/v'), { withFileTypes: true }).some(({ name }) => name.startsWith('complete-')),
    )
    .toBe(true)

describe('after an update', () => {
  it.each([
    ['an earlier build', () => [first, second, folder] as const],
    ['a later one, after a step back', () => [second, first, OTHER] as const],
  ])('on one data folder, the chunks of %s are served as before', async (_, builds) => {
    const [before, after, oldBuild] = builds()
    const dataDir = join(before.folder, `kept-${oldBuild}`)
    await asking(before, dataDir, () => untilKept(dataDir))
    const { status, text, cached, cors } = await asking(after, dataDir, (origin) => chunk(origin, oldBuild))
    const path = `dist/public/v/${oldBuild}/form.js`
    expect([status, cors]).toEqual([200, '*'])
    expect(cached).toContain('immutable')
    expect(text).toBe(readFileSync(join(before.folder, path), 'utf8'))
  })

  it.each([
    ['an earlier build', () => [second, folder, OTHER] as const],
    ['a later one', () => [first, OTHER, folder] as const],
  ])('in a folder of its own, a page of %s gets what loads the current script', async (_, builds) => {
    const [build, oldBuild, current] = builds()
    const answers = await asking(build, join(build.folder, `own-${oldBuild}`), async (origin) => ({
      popup: await chunk(origin, oldBuild),
      piece: await chunk(origin, oldBuild, 'site-header'),
      hands: await chunk(origin, oldBuild, 'handover'),
      again: (await fetch(`${origin}/wisp.js?again`)).headers.get('cache-control'),
      none: await chunk(origin, current, 'none'),
      data: await chunk(origin, oldBuild, 'phone/1'),
      beside: await chunk(origin, oldBuild, 'lightbox_form/submit'),
      pack: await chunk(origin, oldBuild, 'lightbox_form/ui'),
    }))
    const { popup, piece, hands, again, none, data, beside, pack } = answers
    expect(popup).toMatchObject({ status: 200, cached: 'no-store', cors: '*' })
    expect(popup.text).toContain(`'../${current}/handover.js'`)
    expect(beside.text).toContain(`'../../${current}/handover.js'`)
    expect(beside.text).toContain("'../../../wisp.js?again'")
    // Shared modules are requested one by one, and the code that hands over comes with them.
    expect(pack.text).toContain("export * from '../ui.js'")
    expect([piece.text, hands.text]).toEqual([
      `export * from '../${current}/site-header.js'`,
      `export { run } from '../${current}/handover.js'`,
    ])
    expect(again).toBe('no-store')
    for (const { status, cors } of [none, data]) expect([status, cors]).toEqual([404, '*'])
  })

  it('keeps no more builds than are needed', async () => {
    const dataDir = join(first.folder, 'many')
    await asking(first, dataDir, () => untilKept(dataDir))
    const builds = join(dataDir, 'builds/v')
    for (let index = 0; index < 25; index++)
      cpSync(join(builds, 'fonts'), join(builds, `00000000${index + 10}`), { recursive: true })
    await asking(second, dataDir, () =>
      expect.poll(() => readdirSync(builds).filter((name) => /^[\da-f]{10}$/.test(name)).length).toBe(20),
    )
    expect(readdirSync(builds)).toContain(OTHER)
  })
})

describe('wisp site tag', () => {
  const env = { DATA_DIR: '', PUBLIC_URL: 'https://popups.example' }
  const tag = (...args: string[]) => {
    env.DATA_DIR = join(first.folder, 'tags')
    if (!args.length) runWisp(first, ['site', 'add', 'Shop'], env)
    const { stdout, stderr, status } = runWisp(first, ['site', 'tag', ...args], env)
    return { out: stdout.trim(), stderr, status }
  }

  it('prints the tag of each script', () => {
    const [, key] =
      /^<script async src="https:\/\/popups\.example\/wisp\.js" data-site="([\w-]+)"><\/script>$/.exec(tag().out) ?? []
    expect(key).toBeTruthy()
    expect(tag('--script', 'wisp-page').out).toContain(`/wisp-page.js" data-site="${key}"`)
    expect(tag('--script', 'wisp-site').out).toBe('<script async src="https://popups.example/wisp-site.js"></script>')
    expect(tag('--script', 'wisp-sites')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('must be one of wisp, wisp-page, wisp-site'),
    })
  })

  describe('pinned', () => {
    let server: Running
    beforeAll(async () => {
      server = await startWisp(first, 'serve', { DATA_DIR: join(first.folder, 'tags') })
    })
    afterAll(() => server.end('SIGTERM'))

    it.each(['wisp', 'wisp-page', 'wisp-site'])(
      'names the build and the hashes of its files: %s.js',
      async (script) => {
        const [map = '', line = ''] = tag('--pinned', '--script', script).out.split('\n')
        const { integrity } = JSON.parse(/>(.*)</.exec(map)?.[1] ?? '') as { integrity: Record<string, string> }
        const all = JSON.parse(readFileSync(join(first.folder, 'dist/public/integrity.json'), 'utf8')) as Record<
          string,
          string
        >
        const path = `v/${folder}/${script}.js`
        expect(line).toContain(`src="https://popups.example/${path}" integrity="${all[path]}" crossorigin="anonymous"`)
        expect(line.includes('data-site')).toBe(script !== 'wisp-site')
        expect(integrity[`https://popups.example/v/${folder}/ui.js`]).toBe(all[`v/${folder}/ui.js`])
        const { headers } = await fetch(`${server.origin}/${path}`)
        const [cached, cors] = [headers.get('cache-control'), headers.get('access-control-allow-origin')]
        expect([cached, cors]).toEqual(['public, max-age=31536000, immutable', '*'])
      },
    )
  })

  it('waits for consent where the site follows a consent platform, whichever script it loads', () => {
    const [, key = ''] = /data-site="([\w-]+)"/.exec(tag('--script', 'wisp').out) ?? []
    runWisp(first, ['site', 'consent', key, 'cookiebot'], env)
    const scripts = ['wisp', 'wisp-page', 'wisp-site']
    for (const args of scripts.flatMap((script) => [
      ['--script', script],
      ['--pinned', '--script', script],
    ]))
      expect(tag(...args).out, args.join(' ')).toMatch(/ data-consent="required"><\/script>$/)
  })
})
