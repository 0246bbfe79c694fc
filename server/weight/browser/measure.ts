/** Measures what a page really fetches from its Wisp server, in a browser of this machine. */
import { type Device, type PopupWeight, type SiteWeight, weightOf } from '../../../shared/model/weight'
import { chunksAfter } from '../../../shared/wire/server/fetched'
import { eachDevice, type FileOnEach, onDevices } from '../device-weights'
import type { Browser } from './launch'
import { fileOf } from './ours'
import type { SeenRequest } from './requests'
import { type PagePopup, type Visit, visit } from './visit'

interface Measured {
  weight: SiteWeight
  /** Popups that did not show when they were opened: without products, for instance, or a place on the page. */
  unshown: PagePopup[]
}

const withVisit = async <T>(opening: Promise<Visit>, action: (visit: Visit) => Promise<T>): Promise<T> => {
  const opened = await opening
  try {
    return await action(opened)
  } finally {
    await opened.close()
  }
}

/** The chunks after a first frame, of any popup, with any form. */
const AFTER = chunksAfter(
  { chunks: ['ui'], target: 'click', type: 'bar', design: {} },
  { widgets: [], hasFormats: true, hasSearch: true, redirects: true },
)

/** The name of a file's chunk, whichever pack it shares something with. */
const chunkOf = ({ path }: FileOnEach): string => /\/v\/(?:[\w-]+\/)+([\w-]+)\.js$/.exec(path)?.[1] ?? ''

interface Opened {
  firing: FileOnEach[]
  after: FileOnEach[]
}

/** Requests for chunks beside the first frame belong to what follows it, however early they begin. */
const openedIn = (visit: Visit, later: string[], earlier: number, shownAt: number): Opened => {
  const isAfter = (request: SeenRequest, file: FileOnEach): boolean =>
    request.began > shownAt || file.kind === 'report' || later.includes(chunkOf(file))
  const added = visit
    .requests()
    .slice(earlier)
    .map((request) => ({ request, file: fileOf(request) }))
  return {
    firing: added.filter(({ request, file }) => !isAfter(request, file)).map(({ file }) => file),
    after: added.filter(({ request, file }) => isAfter(request, file)).map(({ file }) => file),
  }
}

const measurePopup = async (browser: Browser, url: string, popup: PagePopup): Promise<PopupWeight | undefined> => {
  const opened = await eachDevice((device) =>
    withVisit(visit(browser, url, device), async (visit) => {
      const earlier = visit.requests().length
      const shownAt = await visit.open(popup.id)
      return shownAt === undefined ? undefined : openedIn(visit, AFTER, earlier, shownAt)
    }),
  )
  if (!(opened.phone || opened.desktop)) return
  const of = (moment: keyof Opened): Record<Device, FileOnEach[]> => ({
    phone: opened.phone?.[moment] ?? [],
    desktop: opened.desktop?.[moment] ?? [],
  })
  const { id, name, type } = popup
  return { id, name, type, firing: weightOf(onDevices(of('firing'))), after: weightOf(onDevices(of('after'))) }
}

/** @param only id of the one popup to measure @param say tells how far it is */
export const measure = async (
  browser: Browser,
  url: string,
  only: string | undefined,
  say: (text: string) => void,
): Promise<Measured> => {
  say(`Opening ${url}`)
  const popups = new Map<string, PagePopup>()
  const before = await eachDevice((device) =>
    withVisit(visit(browser, url, device), async (visit) => {
      const files = visit.requests().map(fileOf)
      for (const popup of await visit.popups()) popups.set(popup.id, popup)
      return files
    }),
  )
  const weighed: PopupWeight[] = []
  const unshown: PagePopup[] = []
  for (const popup of popups.values()) {
    if (only !== undefined && popup.id !== only) continue
    say(`Opening ${popup.name}`)
    const weight = await measurePopup(browser, url, popup)
    if (weight) weighed.push(weight)
    else unshown.push(popup)
  }
  return { weight: { site: url, before: weightOf(onDevices(before)), popups: weighed }, unshown }
}
