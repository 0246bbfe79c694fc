import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import { launch } from '../support/launch'
import { freePort, type Running, runWisp, startWisp } from '../support/wisp'

const [walk = ''] = /^## Your first popup$[\s\S]*?(?=^## )/m.exec(readFileSync(at('docs/popups.md'), 'utf8')) ?? []
const blocksOf = (language: string): string[] =>
  [...walk.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)\`\`\`$`, 'gm'))].map(([, text = '']) => text.trim())

const folder = mkdtempSync(join(tmpdir(), 'wisp-first-'))
const build = { folder, cli: at('dist/server/cli.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
const env = { DATA_DIR: join(folder, 'data'), PORT: '' }
let server: Running | undefined

beforeAll(async () => {
  env.PORT = `${await freePort()}`
})
afterAll(async () => {
  await server?.end('SIGTERM')
  build.remove()
})

/** Runs a line as a shell would: words, some of them in quotes. */
const run = (line: string): string => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare)
  expect(words.slice(0, 2)).toEqual(['npx', 'wisp'])
  const { status, stdout, stderr } = runWisp(build, words.slice(2), env)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

describe('docs/popups.md', () => {
  it('leads to a first popup as described, which looks as described at the printed link', async () => {
    const [add = '', bring = ''] = blocksOf('sh')
    const [popup = ''] = blocksOf('json')
    const [key = ''] = run(add).split('\n')
    writeFileSync(join(folder, 'letter.json'), popup)
    const [link = ''] = /http:\S+/.exec(run(bring.replace('SITE_KEY', key))) ?? []

    expect(walk).toContain('npx wisp serve')
    server = await startWisp(build, 'serve', env)
    const browser = await launch()
    try {
      const page = await browser.newPage({ viewport: { width: 1200, height: 700 }, reducedMotion: 'reduce' })
      await page.goto(link)
      const dialog = page.getByRole('dialog', { name: 'A letter a month' })
      await dialog.waitFor()
      expect(walk).toContain('"A letter a month", a field for an email address and a button "Send it to me"')
      await dialog.getByLabel('Email').waitFor()
      await dialog.getByRole('button', { name: 'Send it to me' }).waitFor()
    } finally {
      await browser.close()
    }
  })
})
