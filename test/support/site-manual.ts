/** The examples of docs/site.md. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { at } from '../../build/paths.js'
import { SVG } from './gallery-content'
import type { World } from './world'

/** The examples in this language, with the servers of the test filled in. */
export const examplesIn = (world: World, language: string): string[] =>
  [...readFileSync(at('docs/site.md'), 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, fenceLanguage]) => fenceLanguage === language)
    .map(([, , text = '']) =>
      text.replaceAll('https://popups.example.com', world.wisp).replaceAll('https://studio.example', world.host),
    )

const HTML = { contentType: 'text/html' }
const FILES: Record<string, { contentType: string; body: string | Buffer }> = {
  '/rooms/fire.webm': { contentType: 'video/webm', body: readFileSync(at('examples/site/web/files/rooms/fire.webm')) },
  '/rooms/plan.svg': { contentType: 'image/svg+xml', body: SVG },
  '/rooms/materials.pdf': { contentType: 'application/pdf', body: '%PDF-1.4' },
  '/rooms/tour': { ...HTML, body: '<!doctype html><title>The tour</title><h1>Come in</h1>' },
  '/rooms/team.html': { ...HTML, body: '<p>Noa and Elias</p>' },
}

/** Answers what the gallery's example leads to. */
export const serveRooms = async (page: Page): Promise<void> => {
  const body = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await page.route(/\/rooms\/[\w-]+\.jpg$/, (route) => route.fulfill({ contentType: 'image/jpeg', body }))
  for (const [path, answer] of Object.entries(FILES)) await page.route(`**${path}`, (route) => route.fulfill(answer))
}
