import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { type Build, copyBuild, runWisp, startWisp } from '../support/wisp'

let build: Build
let env: Record<string, string>
let key = ''
beforeAll(() => {
  build = copyBuild()
  env = { DATA_DIR: join(build.folder, 'data') }
  ;[key = ''] = wisp('site', 'add', 'Studio').stdout.split('\n')
}, 60_000)
afterAll(() => build.remove())

const wisp = (...args: string[]) => runWisp(build, args, env)
const fileOf = (form: unknown, name = 'ask.json'): string => {
  const file = join(build.folder, name)
  writeFileSync(file, typeof form === 'string' ? form : JSON.stringify(form))
  return name
}
const FIELDS = [{ name: 'your-email', kind: 'email', label: 'Email', required: true }]

it('imports a form, tells how to keep its number, lists it, and removes it again', () => {
  const file = fileOf({ name: 'Ask us', fields: FIELDS })
  const imported = wisp('form', 'import', file)
  expect([imported.status, imported.stderr]).toEqual([0, ''])
  expect(imported.stdout).toContain('1\tAsk us\n')
  expect(imported.stdout).toContain('put this line into the file:\n\n  "id": 1,')
  expect(imported.stdout).toMatch(/http:\/\/localhost:\d+\/form\/1\n/)
  expect(wisp('form', 'list').stdout).toBe(`1\t${key}\tStudio\tAsk us\n`)

  const again = wisp('form', 'import', fileOf({ id: 1, name: 'Ask me', fields: FIELDS }))
  expect(again.stdout).not.toContain('put this line')
  expect(wisp('form', 'list').stdout).toBe(`1\t${key}\tStudio\tAsk me\n`)

  expect(wisp('form', 'remove', '1')).toMatchObject({ status: 2, stderr: expect.stringContaining('Use --yes') })
  expect(wisp('form', 'remove', '1', '--yes').stdout).toBe('1\tAsk me\tremoved\n')
  expect(wisp('form', 'list').stdout).toBe('')
})

it('prints the markup to paste', () => {
  copyFileSync(at('examples/forms/contact.json'), join(build.folder, 'contact.json'))
  const [id = ''] = wisp('form', 'import', 'contact.json').stdout.split('\t')
  const { stdout } = wisp('form', 'html', id)
  expect(stdout).toMatch(/^<script async src="http:\/\/localhost:\d+\/wisp-site\.js"><\/script>\n<div class="wpcf7"/)
  expect(stdout).toMatch(new RegExp(`action="http://localhost:\\d+/form/${id}"`))
  expect(stdout).toMatch(/name="_wpcf7_quiz_answer_quiz" value="[\w-]{43}"/)
  wisp('site', 'consent', key, 'cookiebot')
  expect(wisp('form', 'html', id).stdout).toMatch(/^<script [^>]+\/wisp-site\.js" data-consent="required"><\/script>\n/)
  wisp('site', 'consent', key, 'none')
  expect(wisp('form', 'remove', id, '--yes').status).toBe(0)
})

it('says what is wrong with a file or a number', () => {
  const file = fileOf('{ "name": "Ask", "feilds": [] }')
  expect(wisp('form', 'import', file)).toMatchObject({
    status: 1,
    stderr: `${file}:1:1 fields: is missing\n${file}:1:18 feilds: unknown key (did you mean "fields"?)\n`,
  })
  expect(wisp('form', 'import', 'none.json').stderr).toBe('none.json: cannot be read\n')
  wisp('form', 'import', fileOf({ id: 101, name: 'Ask', fields: FIELDS }))
  expect(wisp('form', 'html', '102').stderr).toBe(
    'There is no form 102 (did you mean "101"?). All forms: wisp form list\n',
  )
  const [other = ''] = wisp('site', 'add', 'Other').stdout.split('\n')
  expect(wisp('form', 'import', 'ask.json').stderr).toContain('Which site?')
  expect(wisp('form', 'import', 'ask.json', '--site', other).stderr).toContain('The form 101 belongs to another site')
  expect(wisp('site', 'remove', key).stderr).toContain('Remove the site "Studio"')
  expect(wisp('site', 'remove', key).stderr).toContain('its 0 popups and 1 form?')
  expect(wisp('site', 'remove', key, '--yes').status).toBe(0)
  // A site goes by its name as well, unless two have it.
  expect(wisp('form', 'import', 'ask.json', '--site', 'Other').status).toBe(0)
  expect(wisp('form', 'import', 'ask.json', '--site', other).status).toBe(0)
  wisp('site', 'add', 'Other')
  expect(wisp('form', 'import', 'ask.json', '--site', 'Other').stderr).toContain('No site Other. There is:')
})

it('serves the example forms at the first start', async () => {
  const running = await startWisp(build, 'start', { DATA_DIR: join(build.folder, 'demo') })
  try {
    const page = await (await fetch(`${running.origin}/form/111`)).text()
    expect(page).toContain('<html lang="he" dir="rtl">')
    const body = new FormData()
    for (const [name, value] of Object.entries({ _wpcf7_unit_tag: 'wpcf7-f103-o1', EMAIL: 'ann@example.com' }))
      body.append(name, value)
    const answer = await fetch(`${running.origin}/wp-json/contact-form-7/v1/contact-forms/103/feedback`, {
      method: 'POST',
      body,
    })
    expect(await answer.json()).toMatchObject({ status: 'mail_sent', message: 'Thank you. The next letter is yours.' })
  } finally {
    await running.end('SIGTERM')
  }
})
