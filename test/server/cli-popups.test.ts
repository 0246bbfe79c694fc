import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everydayRows } from '../support/everyday-share'
import { NEWSLETTER_FACTS as confirmed } from '../support/facts'
import { type Build, copyBuild, runWisp, startWisp } from '../support/wisp'

const ID = 'garden-popup1'

let build: Build
let env: Record<string, string>
let key = ''
beforeAll(() => {
  build = copyBuild()
  env = { DATA_DIR: join(build.folder, 'data') }
  ;[key = ''] = wisp('site', 'add', 'Garden').stdout.split('\n')
}, 60_000)
afterAll(() => build.remove())

const wisp = (...args: string[]) => runWisp(build, args, env)
const file = (name: string, text: string): string => {
  writeFileSync(join(build.folder, name), text)
  return name
}
const letter = (more = '') =>
  file(
    'letter.json',
    `{ ${more} "name": "Letter", "type": "lightbox", "template": "newsletter", "confirmed": ${JSON.stringify(confirmed)} }`,
  )

it('reads the file before it asks for the site', () => {
  const [other = ''] = wisp('site', 'add', 'Orchard').stdout.split('\n')
  expect(wisp('popup', 'import', 'nothing.json').stderr).toBe('nothing.json: cannot be read\n')
  expect(wisp('popup', 'import', 'nothing.json', '--site', 'gardn').stderr).toBe('nothing.json: cannot be read\n')
  expect(wisp('popup', 'import', letter()).stderr).toMatch(/^Which site\? --site KEY, one of: /)
  wisp('site', 'remove', other, '--yes')
  expect(wisp('popup', 'import', letter(), '--site', 'gardn').stderr).toBe(`No site gardn. There is: ${key} (Garden)\n`)
})

it('says which id a file without one was given, and how to keep it', () => {
  const { stdout } = wisp('popup', 'import', letter())
  const [, id] = /^([\w-]{13})\tLetter\n/.exec(stdout) ?? []
  expect(stdout).toContain('letter.json names no id')
  const [, line = ''] = /put this line into the file:\n\n {2}(.*)\n/.exec(stdout) ?? []
  expect(line).toBe(`"id": "${id}",`)

  const again = wisp('popup', 'import', letter(line)).stdout
  expect(again).toMatch(new RegExp(`^${id}\tLetter\n`))
  expect(again).not.toContain('names no id')
  expect(wisp('popup', 'list').stdout.trim().split('\n')).toHaveLength(1)
  wisp('popup', 'delete', id ?? '', '--yes')
})

it('prints a link at which the running server shows the popup, whatever its site', async () => {
  const server = await startWisp(build, 'serve', env)
  try {
    const [closed = ''] = wisp('site', 'add', 'Closed', '--domain', 'closed.example').stdout.split('\n')
    const port = new URL(server.origin).port
    const { stdout } = runWisp(build, ['popup', 'import', letter(), '--site', closed], { ...env, PORT: port })
    const [link = ''] = /http:\S+/.exec(stdout) ?? []
    expect(new URL(link).origin).toBe(server.origin)
    expect(await (await fetch(link)).text()).toContain('<h1>Letter</h1>')
    wisp('site', 'remove', closed, '--yes')
    // The command blocks this process. The server may meanwhile have closed the connection that `fetch` would reuse,
    // so a first call may fail.
    await expect.poll(async () => (await fetch(link)).status).toBe(404)
  } finally {
    await server.end('SIGTERM')
  }
})

it('pauses and resumes a popup, and says so in the list and at the next import', () => {
  wisp('popup', 'import', letter(`"id": "${ID}",`), '--site', key)
  expect(wisp('popup', 'pause', ID).stdout).toBe(`${ID}\tLetter\tpaused\n`)
  expect(wisp('popup', 'list').stdout).toBe(`${ID}\t${key}\tlightbox\tLetter\tpaused\n`)
  expect(wisp('popup', 'import', letter(`"id": "${ID}",`)).stdout).toContain(
    `It is paused. To have it shown: wisp popup resume ${ID}`,
  )
  expect(wisp('popup', 'resume', ID).stdout).toBe(`${ID}\tLetter\ton\n`)
  expect(wisp('popup', 'list').stdout).toBe(`${ID}\t${key}\tlightbox\tLetter\n`)
})

it('exports a file that imports to the same popup, and overwrites nothing', () => {
  expect(wisp('popup', 'export', ID).stdout).toBe(`${ID}.json\n`)
  const text = readFileSync(join(build.folder, `${ID}.json`), 'utf8')
  expect(JSON.parse(text)).toEqual({ id: ID, name: 'Letter', type: 'lightbox', template: 'newsletter', confirmed })
  expect(wisp('popup', 'export', ID)).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') })
  expect(wisp('popup', 'export', ID, '--force').status).toBe(0)
  expect(wisp('popup', 'export', ID, '--to', 'no-folder/x.json').stderr).toBe(
    'no-folder/x.json cannot be written (ENOENT)\n',
  )
  expect(wisp('popup', 'import', `${ID}.json`).status).toBe(0)
  expect(wisp('popup', 'export', ID, '--to', 'second.json').status).toBe(0)
  expect(readFileSync(join(build.folder, 'second.json'), 'utf8')).toBe(text)
})

it("exports an owner's own template next to the file", () => {
  file('mine.html', '<h2>Mine</h2>')
  const mine = file('mine.json', '{ "id": "own-template1", "name": "Mine", "type": "bar", "template": "./mine.html" }')
  wisp('popup', 'import', mine)
  expect(wisp('popup', 'export', 'own-template1', '--to', 'out.json').stdout).toBe('out.json\nout.html\n')
  expect(readFileSync(join(build.folder, 'out.html'), 'utf8')).toBe('<h2>Mine</h2>')
  // An existing template is not overwritten either, and then no file that names it is written.
  expect(wisp('popup', 'export', 'own-template1', '--to', 'mine.json').status).toBe(1)
  file('other.html', '<h2>Other</h2>')
  expect(wisp('popup', 'export', 'own-template1', '--to', 'other.json').stderr).toContain('other.html exists already')
  expect(existsSync(join(build.folder, 'other.json'))).toBe(false)
  expect(wisp('popup', 'export', 'own-template1', '--to', 'other.html', '--force').status).toBe(2)
  expect(JSON.parse(readFileSync(join(build.folder, 'out.json'), 'utf8')).template).toBe('./out.html')
  expect(wisp('popup', 'import', 'out.json').status).toBe(0)
  wisp('popup', 'delete', 'own-template1', '--yes')
  expect(existsSync(join(build.folder, 'mine.html'))).toBe(true)
})

it.each(everydayRows(['pause', 'resume', 'export', 'delete']))(
  'popup %s reports an unknown id, and suggests the one that was meant',
  (name) => {
    expect(wisp('popup', name, 'gardn-popup1')).toMatchObject({
      status: 1,
      stderr: `There is no popup gardn-popup1 (did you mean "${ID}"?). All popups: wisp popup list\n`,
    })
  },
)

it('deletes a popup or removes a site only after a confirmation: by --yes if nobody can be asked', () => {
  const result = wisp('popup', 'delete', ID)
  expect(result.status).toBe(2)
  expect(result.stderr).toContain(`Delete the popup "Letter" (${ID})? Its figures stay`)
  expect(result.stderr).toContain('Use --yes')
  expect(wisp('site', 'remove', key)).toMatchObject({ status: 2, stderr: expect.stringContaining('its 1 popup?') })
  expect(wisp('popup', 'list').stdout).toContain(ID)

  expect(wisp('popup', 'delete', ID, '--yes').stdout).toBe(`${ID}\tLetter\tdeleted\n`)
  expect(wisp('popup', 'list').stdout).toBe('')
  expect(wisp('site', 'remove', key, '--yes').stdout).toBe(`${key}\tGarden\tremoved\n`)
  expect(wisp('site', 'list').stdout).toBe('')
})
