import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { at } from '../../../../build/paths.js'
import { inFolder } from '../../../support/lint-project'

const PLUGINS = readdirSync(at('build/lint'))
  .filter((name) => name.endsWith('.grit'))
  .map((name) => [`build/lint/${name}`, readFileSync(at(`build/lint/${name}`), 'utf8')])

const config = () => ({
  ...JSON.parse(readFileSync(at('biome.json'), 'utf8')),
  $schema: undefined,
  vcs: undefined,
})

interface Found {
  category: string
  message: string
  location: { path: string }
}

/** The offences of these files by our configuration: file, rule and message. */
const rulesBroken = (files: Record<string, string>): string[] =>
  inFolder({ ...files, ...Object.fromEntries(PLUGINS), 'biome.json': JSON.stringify(config()) }, (folder) => {
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', ...Object.keys(files)]
    const { stdout } = spawnSync(process.execPath, [at('node_modules/@biomejs/biome/bin/biome'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] }
    return diagnostics.map(({ category, message, location }) => `${location.path} ${basename(category)}: ${message}`)
  })

const linesOf = (count: number): string => `export const long = () => {\n${'  void 0\n'.repeat(count)}}\n`

it('reports what our own rules forbid', () => {
  const lines = rulesBroken({
    'chunks/react.ts': "import React from 'react'\nexport const a = React\n",
    'loader/names.ts': "import { useId } from 'react'\nexport const a = useId\n",
    'shared/markup.ts': "export const set = (at: Element) => { at.innerHTML = '' }\n",
    'loader/document.ts': 'export const a = document.body\n',
    'server/long.ts': linesOf(61),
  })
  expect(lines.sort()).toEqual([
    'chunks/react.ts noRestrictedImports: Named imports only: the default import costs 2.6 kB.',
    expect.stringContaining('loader/document.ts plugin: Markup of the page can stand in for it'),
    'loader/names.ts noRestrictedImports: Named imports only: the default import costs 2.6 kB.',
    expect.stringContaining('server/long.ts noExcessiveLinesPerFunction'),
    'shared/markup.ts plugin: No string becomes markup: build elements.',
  ])
})

it('accepts what they allow', () => {
  expect(
    rulesBroken({
      'chunks/react.ts': "import { Component } from 'react'\nexport const a = Component\n",
      'shared/markup.ts': "export const set = (at: Element) => { at.textContent = '' }\n",
      'server/long.ts': linesOf(40),
      'templates/long.ts': linesOf(61),
      'server/document.ts': 'export const a = document.body\n',
    }),
  ).toEqual([])
})
