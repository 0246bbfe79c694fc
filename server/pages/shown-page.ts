/** The figures of a page, as the desk shows them. */
import type { PageFigures, PartFigures, PressFigures, ViewFigures } from './answers'
import type { CountedHit } from './figures'
import type { ImportedPage } from './imported-page'

/** Most rows of presses. */
const MAX_PRESSED_ROWS = 20
/** Parts that no imported page names: popups of pages elsewhere. */
const MAX_PARTS = 30

interface CountedPage {
  id: string
  url: string
  hits: CountedHit[]
  /** Views of each day, oldest first. */
  days: number[]
  /** Leads that arrived; only an imported page has any. */
  leads: number
  /** Present if the page was imported here. */
  importedPage?: ImportedPage | undefined
}

const sum = (hits: CountedHit[], of: 'hits' | 'sessions'): number => hits.reduce((total, hit) => total + hit[of], 0)

/** Views may get lost while leads do not, so the quotient may exceed 1. */
const rateOf = (leads: number, views: number): number => (views ? Math.min(1, leads / views) : 0)

const viewsOf = (hits: CountedHit[], leads: number): ViewFigures => {
  const ofPage = hits.filter(({ kind }) => kind === 'page')
  const opens = ofPage.filter(({ event }) => event === 'open')
  const uniques = sum(opens, 'sessions')
  const closes = ofPage.filter(({ event }) => event === 'close')
  return { views: sum(opens, 'hits'), uniques, closes: sum(closes, 'hits'), leads, rate: rateOf(leads, uniques) }
}

/** A lead tells the page but not its variant, so the hits of its forms are counted instead. */
const submitted = (hits: CountedHit[]): number =>
  sum(
    hits.filter(({ event }) => event === 'submit'),
    'sessions',
  )

const variantsOf = ({ hits, importedPage }: CountedPage): PageFigures['variants'] => {
  const names = new Set([...(importedPage?.variants ?? []), ...hits.map(({ variant }) => variant)])
  if (names.size < 2 && names.has('')) return []
  return [...names].map((name) => {
    const variantHits = hits.filter(({ variant }) => variant === name)
    return { name, ...viewsOf(variantHits, submitted(variantHits)) }
  })
}

const partsOf = ({ hits, importedPage }: CountedPage): PartFigures[] => {
  const names = new Map<string, string>()
  for (const { id, name } of importedPage?.popups ?? []) names.set(`popup ${id}`, name)
  for (const { id, name } of importedPage?.widgets ?? []) names.set(`widget ${id}`, name)
  const inParts = hits.filter(({ kind }) => kind !== 'page')
  const all = [...new Set([...names.keys(), ...inParts.map(({ kind, option }) => `${kind} ${option}`)])]
  return all.slice(0, MAX_PARTS).map((key) => {
    const [kind = '', option = ''] = key.split(' ')
    const partHits = inParts.filter((hit) => hit.kind === kind && hit.option === option)
    const times = (event: string): number =>
      sum(
        partHits.filter((hit) => hit.event === event),
        'hits',
      )
    const figures = { opens: times('open'), closes: times('close'), clicks: times('click') }
    return { kind: kind === 'popup' ? kind : 'widget', option, name: names.get(key) || option, ...figures }
  })
}

const pressedOf = ({ hits, importedPage: page }: CountedPage, parts: PartFigures[]): PressFigures[] => {
  const within = new Map(parts.map(({ kind, option, name }) => [`${kind} ${option}`, name]))
  const rows = new Map<string, PressFigures>()
  for (const { kind, option, event, element, tag, hits: clicks } of hits) {
    if (event !== 'click') continue
    const place = kind === 'page' ? '' : (within.get(`${kind} ${option}`) ?? option)
    const key = JSON.stringify([place, element])
    const row = rows.get(key)
    rows.set(key, {
      name: page?.elements?.get(element) ?? element,
      tag: row?.tag || tag,
      within: place,
      clicks: clicks + (row?.clicks ?? 0),
    })
  }
  return [...rows.values()].sort((first, other) => other.clicks - first.clicks).slice(0, MAX_PRESSED_ROWS)
}

export const shownPage = (page: CountedPage): PageFigures => {
  const { id, url, hits, days, importedPage } = page
  const parts = partsOf(page)
  return {
    id,
    name: importedPage?.name || id,
    url: importedPage?.path ?? url,
    ...viewsOf(hits, importedPage ? page.leads : submitted(hits)),
    days,
    variants: variantsOf(page),
    parts,
    pressed: pressedOf(page, parts),
  }
}
