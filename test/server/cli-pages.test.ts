import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PAGE, plainPage, pngOf, writePage } from '../support/page'
import { type Build, copyBuild, runWisp, startWisp } from '../support/wisp'

let build: Build
let env: Record<string, string>
let key = ''
beforeAll(() => {
  build = copyBuild()
  env = { DATA_DIR: join(build.folder, 'data') }
  ;[key = ''] = wisp('site', 'add', 'Market').stdout.split('\n')
}, 60_000)
afterAll(() => build.remove())
beforeEach(() => {
  for (const line of wisp('page', 'list').stdout.split('\n').filter(Boolean))
    wisp('page', 'remove', line.split('\t')[0] ?? '', '--yes')
})

const wisp = (...args: string[]) => runWisp(build, args, env)
const imported = (more: object = {}, ...args: string[]) => {
  writePage(build.folder, { ...plainPage, ...more })
  return wisp('page', 'import', 'page.json', ...args)
}
const withPicture = { picture: { src: 'bowl.png', alt: 'A bowl' } }

it('imports a page with its files, and prints where it is to be seen', async () => {
  writePage(build.folder, '', { 'bowl.png': pngOf(300, 200) })
  const server = await startWisp(build, 'serve', env)
  try {
    const variants = [{ name: 'short' }, { name: 'long' }, { name: 'later', weight: 0 }]
    writePage(build.folder, { ...plainPage, ...withPicture, variants })
    const { port } = new URL(server.origin)
    const { stdout } = runWisp(build, ['page', 'import', 'page.json'], { ...env, PORT: port })
    // A link of its owner to what no visitor gets.
    const [owner] = /\?wisp-owner=[\w-]+&variant=later/.exec(stdout) ?? []
    expect(stdout).toBe(`${PAGE}\tNight market

See it, while the server runs: ${server.origin}/l/night-market

  ${server.origin}/l/night-market?variant=short
  ${server.origin}/l/night-market?variant=long
  ${server.origin}/l/night-market${owner}
`)
    expect(await (await fetch(`${server.origin}/l/night-market${owner}`)).text()).toContain('"variant":"later"')
    const response = await fetch(`${server.origin}/l/night-market`)
    const { headers } = response
    const page = await response.text()
    expect(page).toContain('Clay by lamplight</h1>')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
    expect(style).toContain('body')
    expect(headers.get('content-security-policy')).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    const [picture = ''] = /http:[^"]*\/l-files\/\w+\.png/.exec(page) ?? []
    expect((await fetch(picture)).headers.get('content-length')).toBe('24')
  } finally {
    await server.end('SIGTERM')
  }
})

it('refuses a document with all that is wrong in it, and stores nothing', () => {
  const { status, stderr } = imported({
    slug: 'Night',
    titel: 'x',
    ...withPicture,
    picture: { src: 'bowel.png', alt: '' },
  })
  expect(status).toBe(1)
  expect(stderr.split('\n')).toEqual([
    'page.json:3:10 slug: must be small letters, digits and -, like night-market, got "Night"',
    expect.stringMatching(/^page\.json:\d+:\d+ titel: unknown key \(did you mean "title"\?\)$/),
    'page.json:25:10 picture.src: cannot read bowel.png',
    '',
  ])
  expect(wisp('page', 'list').stdout).toBe('')
  expect(wisp('page', 'import', 'nothing.json').stderr).toBe('nothing.json: cannot be read\n')
})

it('refuses a form below a text that makes it look like a sign-in', () => {
  const form = { type: 'form', button: 'Sign in', fields: [{ name: 'email', label: 'Name' }] }
  const elements = [{ type: 'heading', text: 'Desk password:' }, form]
  expect(imported({ sections: [{ columns: [{ elements }] }] })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The page must not ask for a password'),
  })
  expect(wisp('page', 'list').stdout).toBe('')
  expect(imported({ sections: [{ columns: [{ elements: [form] }] }] }).status).toBe(0)
})

it('says which id a file without one was given, and how to keep it', () => {
  const { stdout } = imported({ id: undefined })
  const [, id = ''] = /^([\w-]{13})\tNight market\n/.exec(stdout) ?? []
  expect(stdout).toContain(`page.json names no id`)
  expect(stdout).toContain(`\n  "id": "${id}",\n`)
  expect(imported({ id }).stdout).not.toContain('names no id')
  expect(wisp('page', 'list').stdout).toBe(`${id}\t${key}\t/l/night-market\tNight market\n`)
})

it('refuses the address of another page, and the id of a popup', () => {
  imported()
  expect(imported({ id: 'pageother0001' })).toMatchObject({
    status: 1,
    stderr: 'Another page has the address /l/night-market; give this one a slug of its own\n',
  })
  expect(imported({ title: 'Day market', slug: 'day-market' }).status).toBe(0)
  expect(wisp('page', 'list').stdout).toBe(`${PAGE}\t${key}\t/l/day-market\tDay market\n`)
})

it('pauses, resumes and removes a page', () => {
  imported()
  expect(wisp('page', 'pause', PAGE).stdout).toBe(`${PAGE}\tNight market\tpaused\n`)
  expect(wisp('page', 'list').stdout).toBe(`${PAGE}\t${key}\t/l/night-market\tNight market\tpaused\n`)
  expect(imported().stdout).toContain(`It is paused. To have it shown: wisp page resume ${PAGE}`)
  expect(wisp('page', 'resume', PAGE).stdout).toBe(`${PAGE}\tNight market\ton\n`)
  expect(wisp('page', 'pause', 'pagemarket002').stderr).toBe(
    `There is no page pagemarket002 (did you mean "${PAGE}"?). All pages: wisp page list\n`,
  )
  expect(wisp('page', 'remove', PAGE)).toMatchObject({ status: 2, stderr: expect.stringContaining('figures stay') })
  expect(wisp('page', 'remove', PAGE, '--yes').stdout).toBe(`${PAGE}\tNight market\tremoved\n`)
  expect(wisp('page', 'list').stdout).toBe('')
  expect(wisp('popup', 'list').stdout).toBe('')
})

it('removes the pages of a site with the site', () => {
  const [other = ''] = wisp('site', 'add', 'Fair').stdout.split('\n')
  imported({ id: 'pagefair00001' }, '--site', other)
  expect(wisp('site', 'remove', other)).toMatchObject({
    stderr: expect.stringContaining('and its 0 popups and 1 page?'),
  })
  wisp('site', 'remove', other, '--yes')
  expect(wisp('page', 'list').stdout).toBe('')
})

it('is started for the first time with the example pages, and lists them', async () => {
  const examples = join(build.folder, 'examples/pages')
  mkdirSync(examples, { recursive: true })
  writePage(examples, { ...plainPage, slug: 'example-page' })
  const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  const server = await startWisp(build, 'start', { DATA_DIR: join(build.folder, 'fresh') })
  try {
    await expect.poll(() => server.output()).toContain(`${server.origin}/l/example-page\n`)
    const paths = [...server.output().matchAll(/\/l\/[\w-]+/g)].map(([path]) => path)
    expect(paths).toHaveLength(files.length)
    for (const path of paths) {
      const page = await (await fetch(server.origin + path)).text()
      expect(page).toContain('data-site="demo-pages"')
      for (const [file] of page.matchAll(/\/l-files\/\w+\.\w+/g))
        expect((await fetch(server.origin + file)).status).toBe(200)
    }
  } finally {
    await server.end('SIGTERM')
  }
})
