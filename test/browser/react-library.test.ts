/**
 * A chunk with a library made for React, built by the same config and alias table as ours: on React, and on the Preact
 * in ui.js.
 */
import { readdirSync } from 'node:fs'
import { createBuilder } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { type File, filesOf } from '../../build/files'
import { at, root } from '../../build/paths.js'
import { isShipped } from '../support/both'
import { withWorld } from '../support/browser'

const held = withWorld()
type Chunk = File & { modules: Record<string, unknown> }
let chunks: Chunk[]

const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name)
/** The files that contain a module whose path ends like this. */
const holding = (module: string): string[] =>
  chunks.filter(({ modules }) => Object.keys(modules).some((id) => id.endsWith(module))).map(({ fileName }) => fileName)

beforeAll(async () => {
  const builder = await createBuilder({
    root,
    mode: isShipped() ? 'production' : 'development',
    // Vitest's own mode would have JSX compiled for development.
    oxc: { jsx: { development: false } },
    environments: { chunks: { build: { rolldownOptions: { input: { colour: at('test/pages/colour.tsx') } } } } },
  })
  chunks = (await filesOf(builder, 'chunks')).filter(({ type }) => type === 'chunk') as Chunk[]
  const { files } = held.world
  for (const { fileName, code = '' } of chunks) files[`/chunks/${fileName}`] = { type: 'text/javascript', body: code }
  const script = "import { draw } from '/chunks/colour.js'; draw(document.querySelector('#root'))"
  const body = `<!doctype html><html lang="en"><title>Colours</title><div id="root"></div><script type="module">${script}</script></html>`
  files['/colours'] = { type: 'text/html', body }
})

describe('a chunk with a library made for React', () => {
  it('draws, reacts to typing and presses, and works within our own components', async () => {
    const { page } = await held.world.visit('/colours', { ours: true })
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    const chosen = page.locator('output')
    await expect.poll(() => chosen.textContent()).toBe('#ff0000')
    await page.getByLabel('Colour', { exact: true }).fill('#00ff00')
    await expect.poll(() => chosen.textContent()).toBe('#00ff00')
    // Repeat until it counts: the library handles no key before its effects have run for the typed colour.
    const pressed = async () => {
      await page.getByRole('slider', { name: 'Hue' }).press('ArrowRight')
      return chosen.textContent()
    }
    await expect.poll(pressed).not.toBe('#00ff00')
    await expect.poll(() => page.getByText(/changes/).textContent()).not.toMatch(/^[01] /)
    const last = await chosen.textContent()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('slider', { name: 'Hue' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open' }).click()
    expect(await page.getByLabel('Colour', { exact: true }).inputValue()).toBe(last?.slice(1))
    expect(failures).toEqual([])
  })

  it('shares the one framework in ui.js', () => {
    expect(holding(isShipped() ? '/preact/dist/preact.mjs' : '/react/cjs/react.development.js')).toEqual(['ui.js'])
    expect(chunkOf('colour.js')?.imports).toContain('ui.js')
  })

  it.runIf(isShipped())('has the rest of React in a file of its own, which nothing else imports', () => {
    expect(holding('/preact/compat/dist/compat.mjs')).toEqual(['compat.js'])
    expect(holding('/preact/hooks/dist/hooks.mjs')).toEqual(['compat.js'])
    expect(chunkOf('compat.js')?.imports).toEqual(['ui.js'])
    const users = chunks.filter(({ imports }) => imports?.includes('compat.js')).map(({ fileName }) => fileName)
    expect(users).toEqual(['colour.js'])
    expect([...holding('/signals-react/dist/signals.module.js'), ...holding('/react-dom/index.js')]).toEqual([])
    expect(holding('/@preact/signals/dist/signals.module.js')).toEqual(['colour.js'])
  })

  it.runIf(isShipped())('does not ship', () => {
    const [folder] = readdirSync(at('dist/public/v')).filter((name) => /^[0-9a-f]{10}$/.test(name))
    const shipped = readdirSync(at(`dist/public/v/${folder}`))
    expect(shipped).toContain('ui.js')
    expect(shipped).not.toContain('compat.js')
  })
})
