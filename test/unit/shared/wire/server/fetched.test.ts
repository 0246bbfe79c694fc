/** `wisp weigh` has a moment for each chunk that the code of popups fetches by name, and knows no other chunks. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aloneChunks, otherChunks } from '../../../../../build/chunks'
import { at } from '../../../../../build/paths.js'
import type { StoredPopup } from '../../../../../server/popups/queries'
import { readTemplate } from '../../../../../server/template/record'
import { formOf } from '../../../../../server/weight/form-facts'
import { PLAIN_DESIGN } from '../../../../../shared/model/design'
import { WIDGETS } from '../../../../../shared/model/field-widgets'
import { POPUP_TYPES } from '../../../../../shared/model/popup-type'
import { DEVICES } from '../../../../../shared/model/weight'
import {
  chunksAfter,
  chunksBefore,
  chunksForLead,
  chunksOnFiring,
  type FormFacts,
  type PageFacts,
} from '../../../../../shared/wire/server/fetched'

/** Code that pages run for their popups. */
const FOLDERS = ['loader', ...['core', 'fields', 'parts', 'popup', 'services', 'types'].map((name) => `chunks/${name}`)]
/** The scripts of other pages, which `wisp weigh` says nothing of, and what starts them. */
const OTHERS = /^(loader\/(page-builder|site)\/|loader\/(page|site)\.ts$)/

/** `load<Chunk>('name')`, also by a function that is named like it and takes the page first; but no data of phone numbers. */
const LOADS = /\bload(?!Data)\w*(?:<[^()]*>)?\(\s*(?:[\w.]+,\s*)?'([\w-]+)'/g

/**
 * They belong to no moment, because something else decides on them: what is open or focused on the page, another tab, a win, a tag that
 * allows code of the owner, a preview, another server, a report that an earlier page has left, a server that refuses one, a popup in several languages, `wisp.explain()`, a page that changes its address.
 */
const OCCASIONAL_CHUNKS = [
  'busy',
  'comeback',
  'confetti',
  'conversion-snippet',
  'inspector',
  'languages',
  'legacy-server',
  'preview',
  'refusals',
  'report',
  'route',
  'tag',
]

const sources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !OTHERS.test(path)),
  )

const loadedNames = (): string[] => [
  ...new Set(
    sources().flatMap((path) => [...readFileSync(at(path), 'utf8').matchAll(LOADS)].map(([, name = '']) => name)),
  ),
]

/** A field for each selector of a widget. */
const FIELDS = WIDGETS.flatMap(([selectors]) => selectors.split(',')).map((selector) =>
  selector.replace(/^(\w+)\[([\w-]+)(?:~?=([\w-]+))?\]$/, '<$1 $2="$3"></$1>'),
)

const FORM = formOf(
  {
    parts: ['form'],
    design: { ...PLAIN_DESIGN, redirect: { url: '/thanks', newTab: false, sendFormData: false } },
  } as unknown as StoredPopup,
  readTemplate(
    `<input type="email" data-wisp-check="business"><input type="number"><input type="date" data-wisp-field="when">${FIELDS.join('')}`,
  ),
)

/** A page with everything that it may have. */
const pageOf = (device: PageFacts['device'], store: string): PageFacts => ({
  device,
  store,
  run: ['teaser', 'store', 'live-targeting', 'calm'],
  popups: POPUP_TYPES.map((type) => ({
    type,
    target: 'click',
    onClickOnly: false,
    triggers: { scrollPercent: 10, exitIntentMobile: true, autopilot: true, event: { name: 'sale' } },
    targeting: undefined,
    design: {
      ...PLAIN_DESIGN,
      teaser: { mode: 'always', text: '', position: 'bottom-left', entryEffect: 'none', exitEffect: 'none' },
    },
    parts: ['form', 'products'],
    chunks: ['ui'],
    hasTemplate: false,
    targeted: true,
  })) as PageFacts['popups'],
})

const chunksOfMoments = (): string[] =>
  DEVICES.flatMap((device) =>
    ['shopify', 'wix', ''].flatMap((store) => {
      const page = pageOf(device, store)
      return [
        ...chunksBefore(page),
        ...page.popups.flatMap((popup) => [
          ...chunksOnFiring(popup, page),
          ...chunksAfter(popup, FORM),
          ...(FORM ? chunksForLead(popup, FORM, device) : []),
        ]),
      ]
    }),
  )

describe('the chunks that a weight counts', () => {
  it('are all that the code of popups fetches by name, but for those that something else decides on', () => {
    const countedNames = new Set([...chunksOfMoments(), ...OCCASIONAL_CHUNKS])
    expect(loadedNames().length).toBeGreaterThan(15)
    expect(loadedNames().filter((name) => !countedNames.has(name))).toEqual([])
  })

  it.each<[popup: string, more: object, withForm: boolean, isCounted: boolean]>([
    ['a popup whose lead is its form', {}, true, false],
    ['a popup whose link is the conversion', { target: 'click' }, false, true],
    ['a popup whose closing is the conversion', { design: { ...PLAIN_DESIGN, closeConverts: true } }, true, true],
    ['a game that asks for a lead', { type: 'gamified' }, true, false],
    ['a game without a form', { type: 'gamified' }, false, true],
  ])('for %s have what encodes leads where a press is the conversion', (_, more, withForm, isCounted) => {
    const popup = { type: 'bar' as const, target: 'lead' as const, design: PLAIN_DESIGN, chunks: ['ui'], ...more }
    const form: FormFacts = { widgets: [], hasSearch: false, hasFormats: false, redirects: false }
    expect(chunksAfter(popup, withForm ? form : undefined).includes('conversion')).toBe(isCounted)
  })

  it('are those of the build', () => {
    const builtNames = new Set([...aloneChunks().map(([name]) => name), ...Object.keys(otherChunks())])
    const names = [...chunksOfMoments(), ...OCCASIONAL_CHUNKS].filter((name) => !name.startsWith('phone/'))
    expect([...new Set(names)].filter((name) => !builtNames.has(name))).toEqual([])
  })

  it('have the widgets of all fields among them, but for that of emails, which comes with what sends a form', () => {
    expect(WIDGETS.map(([, chunk]) => chunk).filter((chunk) => !FORM?.widgets.includes(chunk))).toEqual(['email'])
  })
})
