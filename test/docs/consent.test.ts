import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from '../../build/paths.js'
import type { World } from '../../server/commands/command'
import { siteList } from '../../server/commands/site'
import { siteConsent } from '../../server/commands/site-consent'
import { siteTag } from '../../server/commands/site-tag'
import { readConfig } from '../../server/process/config'
import { openStore } from '../../server/store/store'
import { CONSENT_PLATFORMS, type ConsentPlatform } from '../../shared/model/consent-platforms'
import { countCall } from '../../shared/wire/page/count'
import { CountForm } from '../../shared/wire/server/reports'

const manual = readFileSync(at('docs/consent.md'), 'utf8')
const blocksOf = (language: string): string[] =>
  [...manual.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)\`\`\`$`, 'gm'))].map(([, text = '']) => text.trim())

const folder = mkdtempSync(join(tmpdir(), 'wisp-consent-'))
const config = { ...readConfig({}), dataDir: folder, publicUrl: 'https://popups.example.com' }
let printed: string[] = []
const world: World = {
  ...{ config, dist: '', examples: '', interactive: false, say: () => {} },
  print: (text) => printed.push(text),
}
const KEY = 'SITE_KEY'

beforeAll(async () => {
  const store = await openStore(config)
  await store.sites.add({ key: KEY, name: 'Shop' })
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (...args: string[]): Promise<string> => {
  printed = []
  await siteConsent.run(world, args, {})
  return printed.join('\n')
}

/** Where what has to be allowed is named, if not in the file of the bridge itself. */
const MORE_FILES: Partial<Record<ConsentPlatform, string[]>> = {
  gpp: ['chunks/consent/consent-gpp/sections.ts'],
  tcf: ['shared/page/consent/tcf.ts'],
}

describe('docs/consent.md', () => {
  const commands = (blocksOf('sh')[0] ?? '').split('\n').map((line) => line.split(' '))

  it('has commands that work, each of which prints the tag of the manual as long as a platform is followed', async () => {
    const [tag = ''] = blocksOf('html')
    expect(commands.length).toBeGreaterThan(4)
    for (const [, , , , key = '', platform = '', ...categories] of commands) {
      const text = await run(key, platform, ...categories)
      if (platform === 'none') expect(text).toContain('No consent platform is followed')
      else expect(text).toContain(tag)
      printed = []
      await siteList.run(world, [], {})
      expect(printed.join('\n').includes(categories.join(', '))).toBe(true)
      printed = []
      await siteTag.run(world, [], {})
      expect(printed.join('\n').includes('data-consent="required"')).toBe(platform !== 'none')
    }
  })

  it('names every platform, and what has to be allowed there', () => {
    for (const platform of CONSENT_PLATFORMS) {
      const [row = ''] = new RegExp(`^\\| \`${platform}\` .*$`, 'm').exec(manual) ?? []
      const files = [`chunks/consent/consent-${platform}/index.ts`, ...(MORE_FILES[platform] ?? [])]
      const source = files.map((file) => readFileSync(at(file), 'utf8')).join('')
      const lists = source.matchAll(/const (?:CATEGORIES|GROUPS|PURPOSES|\[MEASURING, REMEMBERING\]) = \[(.*?)\]/gs)
      const names = [...lists].flatMap(([, list = '']) => [...list.matchAll(/'(.+?)'/g)].map(([, name]) => name))
      expect(row, platform).not.toBe('')
      if (platform !== 'usercentrics') expect(names.length, platform).toBeGreaterThan(1)
      for (const name of names) expect(row).toContain(`\`${name}\``)
    }
  })

  it('shows what a page tells without consent, all of it', async () => {
    const [example = ''] = blocksOf('js')
    const calls: [string, RequestInit][] = []
    const fetch = async (...call: [string, RequestInit]) => calls.push(call)
    const AsyncFunction = (async () => {}).constructor as new (...text: string[]) => (fetch: unknown) => Promise<void>
    await new AsyncFunction('fetch', example)(fetch)
    const { url, body } = countCall('https://popups.example.com', 'demoaskus0001', 'viewed')
    expect(calls).toEqual([[url, { method: 'POST', body }]])
    expect(safeParse(CountForm, Object.fromEntries(body as URLSearchParams)).success).toBe(true)
  })
})

describe('wisp site consent', () => {
  it.each([
    [['cookybot'], 'got "cookybot" (did you mean "cookiebot"?)'],
    [[], 'got ""'],
    [['auto', 'statistics'], 'site consent auto takes no categories'],
    [['tcf', '1', '12', 'x'], 'TCF has purposes from 1 to 11, got "12"'],
    [['tcf', '1', '12', 'x'], 'TCF has purposes from 1 to 11, got "x"'],
    [['gpp', 'SaleOptIn'], 'GPP has SaleOptOut, SharingOptOut'],
    [['gpp', 'Gpc', '0'], 'purposes from 1 to 11, got "0"'],
    [['onetrust', '<b>'], '"<b>" is no name of a category'],
  ])('refuses %j, and says why', async (args, reason) => {
    await expect(run(KEY, ...args)).rejects.toThrow(reason)
  })
})
