/** The library's designs as popups that open on request, on a page with the same fonts on every machine. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { at } from '../../build/paths.js'
import { readLibrary } from '../../server/popups/file/library'
import { readPopupFile } from '../../server/popups/file/read'
import type { Layout } from '../../shared/model/design'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import type { Theme } from '../../shared/model/theme'
import { factsOf } from './facts'

export interface Variant {
  language: Language
  layout: Layout
}

const FOLDERS = ['examples', 'examples/types']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => at(`${folder}/${name}`)),
)

/** An id of 13 characters, one for each design and variant. */
const idOf = (name: string, { language, layout }: Variant): string =>
  `${language}${layout[0]}${name.replace(/\W/g, '')}0000000000`.slice(0, 13)

/** The example popup file of every design, in one variant, by the design's name. `theme`: with other colours. */
export const designsAs = (variant: Variant, theme?: Partial<Theme>): Record<string, PopupDefinition> => {
  const library = readLibrary(at('dist'))
  const folder = mkdtempSync(join(tmpdir(), 'wisp-designs-'))
  const file = join(folder, 'popup.json')
  const read = (source: string): [string, PopupDefinition] => {
    const {
      design,
      language: _,
      texts: __,
      confirmed: ___,
      targeting: ____,
      ...popup
    } = parse(readFileSync(source, 'utf8'))
    const settings = {
      ...design,
      layout: variant.layout,
      autoClose: undefined,
      closeAfter: undefined,
      teaser: undefined,
    }
    writeFileSync(
      file,
      JSON.stringify({
        ...popup,
        id: idOf(popup.template, variant),
        language: variant.language,
        onClickOnly: popup.type !== 'embedded',
        triggers: popup.type === 'embedded' ? { timeDelay: 0 } : undefined,
        design: settings,
        theme,
        confirmed: factsOf(library, popup.template, variant.language),
      }),
    )
    return [popup.template, readPopupFile(file, library)]
  }
  try {
    return Object.fromEntries(files.map(read))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The font families that the designs ask for first, replaced by bundled fonts. */
const FONTS: [family: string, file: string][] = [
  ['Iowan Old Style', 'frank-ruhl-libre/files/frank-ruhl-libre-SUBSET-400-normal'],
  ['Charter', 'frank-ruhl-libre/files/frank-ruhl-libre-SUBSET-400-normal'],
  ['Looks Sans', 'heebo/files/heebo-SUBSET-400-normal'],
]
const RANGES = { latin: 'U+0000-024F,U+2000-22FF', hebrew: 'U+0590-05FF,U+200C-2010,U+FB1D-FB4F' }

const fontFaces = (): string =>
  FONTS.flatMap(([family, file]) =>
    Object.entries(RANGES).map(([subset, range]) => {
      const font = readFileSync(at(`node_modules/@fontsource/${file.replace('SUBSET', subset)}.woff2`), 'base64')
      return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${font}); unicode-range: ${range} }`
    }),
  ).join('\n')

/** A page with text and a place for every embedded popup. */
export const pageOf = (tag: string, embedded: string[]): string => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of text</title>
<style>
${fontFaces()}
:root { --wisp-font: 'Looks Sans' }
body { margin: 40px; font: 17px/1.7 'Looks Sans'; color: #333 }
button { font: inherit }
html:not(.dressed) body { visibility: hidden }
[data-id] { min-height: 420px }
</style>
${tag}
<h1>A page of text</h1>
<p><button id="before">A button of the page</button></p>
${'<p>It has a good deal to say, and says it in lines that must stay where they are.</p>'.repeat(4)}
${embedded.map((id) => `<div data-id="${id}"></div>`).join('\n')}
</html>`

/** Runs in the page: loads the fonts first, as a font that arrives late would move words. */
export const loadFonts = async () => {
  await Promise.all([...document.fonts].map((font) => font.load()))
  document.documentElement.classList.add('dressed')
}

/** Runs in the page: resolves one frame after the popup was painted with its pictures, when it is modal. */
export const painted = async () => {
  const roots = [...document.querySelectorAll('wisp-popup')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const images = roots.flatMap((root) => [...root.querySelectorAll('img')])
  await Promise.allSettled(images.map((image) => image.decode()))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve))))
}

/** Runs in the page: hides the close control of the first popup, and returns whether it has one. */
export const withoutClose = (): boolean => {
  const close = document.querySelector('wisp-popup')?.shadowRoot?.querySelector<HTMLElement>('.wisp-close')
  if (close) close.style.visibility = 'hidden'
  return Boolean(close?.getClientRects().length)
}

/** Launch options: letters as wide as the font says, whichever build of the browser draws them. */
export const STEADY = { args: ['--no-sandbox', '--font-render-hinting=none'] }
