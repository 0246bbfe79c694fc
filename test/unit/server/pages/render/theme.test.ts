import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../../../../build/paths.js'
import { sheetOf } from '../../../../../server/pages/render/sheet'
import { coloursOf } from '../../../../../server/pages/render/theme/colours'
import { contrast } from '../../../../support/contrast'
import { pageOf, section } from '../../../../support/page-document'

const AA = 4.5
const { theme } = pageOf([])

const colour = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyTheme = fc.record({ accent: colour, paper: colour, ink: colour, soft: colour })

/** Text and the ground that it stands on. */
const PAIRS = [
  ...['bg', 'card', 'aside'].flatMap((ground) => ['fg', 'mute', 'link'].map((text) => [text, ground] as const)),
  ['on-button', 'button'],
  ['on-button', 'hover'],
] as const

describe('the colours of a theme', () => {
  it('can be read in every look, whatever the owner chose', () => {
    fc.assert(
      fc.property(anyTheme, (colours) => {
        for (const [look, properties] of Object.entries(coloursOf({ ...theme, ...colours })))
          for (const [text, ground] of PAIRS) {
            const measured = contrast(properties[text] ?? '', properties[ground] ?? '')
            expect(measured, `${text} on ${ground} of ${look}`).toBeGreaterThanOrEqual(AA)
          }
      }),
    )
  })

  it('are those of the owner where these can be read', () => {
    const { plain, ink } = coloursOf(theme)
    expect(plain).toMatchObject({ bg: theme.paper, fg: theme.ink, button: theme.accent, 'on-button': '#fff' })
    expect(ink).toMatchObject({ bg: theme.ink, fg: theme.paper })
  })
})

/** Read as files: in tests, Vite takes style sheets for empty. */
const folder = at('server/pages/render/css')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

describe('the style sheet', () => {
  const sheet = sheetOf(pageOf([]))

  it('has the theme as custom properties', () => {
    expect(sheet).toContain(':root,.look-plain,.box{--bg:#f4f1ea;--fg:#12211f;')
    expect(sheet).toContain('--small-corner:8px')
  })

  it('has only the looks that the page has', () => {
    const looksOf = (sheet: string) => [...sheet.matchAll(/\.look-(\w+)/g)].map(([, look]) => look)
    expect(looksOf(sheet)).toEqual(['plain'])
    expect(looksOf(sheetOf(pageOf([section([], { look: 'ink' })])))).toEqual(['ink', 'plain'])
  })

  it.each(files)('%s says start and end, never left and right', (file) => {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(
      /(margin|padding|border)-(left|right)|text-align:\s*(left|right)|^\s*(left|right):|float/m,
    )
  })
})
