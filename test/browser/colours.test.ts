/** Designs in colours that their owner chose badly. */
import { describe, expect, it } from 'vitest'
import type { Theme } from '../../shared/model/theme'
import { withWorld } from '../support/browser'
import { isShipped } from '../support/builds'
import { contrast } from '../support/contrast'
import { designsAs, loadFonts, pageOf, painted, STEADY } from '../support/designs'
import { everydayRows, shareOf } from '../support/everyday-share'
import { type PaintedWords, paintedWords } from '../support/painted-words'

const fixture = withWorld(STEADY)

/** WCAG 2.2, AA. */
const READABLE = 4.5

const THEMES: [name: string, theme: Partial<Theme>][] = [
  ['a yellow brand on white', { accent: '#ffd400', paper: '#ffffff' }],
  ['a dark paper under the design’s own dark ink', { paper: '#14181c' }],
  ['medium greys', { accent: '#8a8a8a', paper: '#7b7b7b', ink: '#848484' }],
  ['light on light', { accent: '#ffe9f0', paper: '#fffaf0', ink: '#fff0f0' }],
  ['two garish colours', { accent: '#ff0033', paper: '#00aaff', ink: '#00ff66' }],
]

/** Px: everything that a popup says fits. */
const VIEWPORT = { width: 1280, height: 1400 }

describe.runIf(isShipped())('text can be read on every background, in', () => {
  it.each(THEMES)('%s', async (name, theme) => {
    const row = THEMES.findIndex(([themeName]) => themeName === name)
    const { world } = fixture
    const all = Object.entries(designsAs({ language: 'en', layout: 'horizontal' }, theme)).filter(
      ([, { type }]) => type !== 'embedded',
    )
    const designs = shareOf(everydayRows(all, { kindOf: ([, { type }]) => type, first: 2 }), row, THEMES.length)
    await world.show(...designs.map(([, popup]) => popup))
    world.files['/colours'] = { type: 'text/html', body: pageOf(world.tag, []) }
    const { page, wisp, decided } = await world.visit('/colours', { reducedMotion: 'reduce', viewport: VIEWPORT })
    await page.evaluate(loadFonts)
    await decided()
    const problems: Record<string, PaintedWords[]> = {}
    for (const [name, { id }] of designs) {
      await wisp((wisp, id) => void wisp.open(id), id)
      const frame = page.locator('wisp-popup .wisp-frame').filter({ visible: true })
      await frame.waitFor()
      await page.evaluate(painted)
      const words = await paintedWords(page)
      expect(words.length, name).toBeGreaterThan(0)
      const faintWords = words.filter(({ colour, ground }) => contrast(colour, ground) < READABLE)
      if (faintWords.length) problems[name] = faintWords
      await wisp((wisp, id) => wisp.close(id), id)
      await frame.waitFor({ state: 'detached' })
    }
    expect(problems).toEqual({})
  })
})
