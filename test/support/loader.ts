/**
 * The loader's popups and the real display queue on a page, with a server that answers as a case says. Popups are
 * recorded instead of drawn. Needs fake timers.
 */
import { vi } from 'vitest'
import type { Live } from '../../chunks/core/ui/live'
import { partsOf } from '../../chunks/core/ui/part'
import type { Opener } from '../../loader/open'
import { createVisitor } from '../../loader/visitor'
import type { Calm } from '../../shared/model/calm'
import type { PopupDefinition } from '../../shared/model/popup'
import { POPUP_TYPES } from '../../shared/model/popup-type'
import type { Explanation } from '../../shared/page/model/api'
import type { Page } from '../../shared/page/model/page'
import type { Mount, PopupContext } from '../../shared/page/model/popup-context'
import { signals } from '../../shared/page/platform/signals'
import { createStorage } from '../../shared/page/storage/storage'
import type { CloseTrigger } from '../../shared/page/visit/close-trigger'
import { encodeDisplay } from '../../shared/wire/server/display'

// Constants that the build sets.
Object.assign(globalThis, { __FOLDER__: 'v/0/' })
const { startPopups } = await import('../../loader/popups')
const { createDisplayQueue } = await import('../../chunks/core/ui/display-queue/display-queue')
const [{ explain }, { takeSnapshot }] = await Promise.all([
  import('../../chunks/services/inspector/explain'),
  import('../../chunks/services/inspector/snapshot'),
])
const [
  report,
  targeting,
  liveTargeting,
  inspector,
  cooldown,
  comeback,
  busy,
  legacyServer,
  triggers,
  calm,
  priorities,
  customTriggers,
  sending,
] = await Promise.all([
  import('../../chunks/services/report'),
  import('../../chunks/services/targeting'),
  import('../../chunks/services/live-targeting'),
  import('../../chunks/services/inspector'),
  import('../../chunks/parts/cooldown'),
  import('../../chunks/popup/comeback'),
  import('../../chunks/services/busy'),
  import('../../chunks/services/legacy-server'),
  import('./triggers-chunk').then(() => import('../../chunks/services/triggers')),
  import('../../chunks/services/calm'),
  import('../../chunks/services/priorities'),
  import('../../chunks/services/custom-triggers'),
  import('../../chunks/services/conversion'),
])
const CHUNKS: Record<string, unknown> = {
  ui: { createDisplayQueue },
  report,
  presence: report,
  targeting,
  inspector,
  cooldown,
  comeback,
  busy,
  triggers,
  'legacy-server': legacyServer,
  'live-targeting': liveTargeting,
  calm,
  priorities,
  'custom-triggers': customTriggers,
  conversion: sending,
}

export const load = async <T>(chunk: string): Promise<T> => (CHUNKS[chunk] ?? {}) as T

/** A popup on the screen. */
interface PopupView {
  id: string
  context: PopupContext
  close(how: CloseTrigger): void
}

const RENDERED_TYPES = [...POPUP_TYPES, 'page-builder']

/** The longest time that loading takes, in milliseconds. */
const SETTLED = 50

/** The server's answer for these popups of a site with this cooldown and these limits, including their templates. */
export const answerOf = (popups: PopupDefinition[], cooldown = 0, calm?: Calm): Record<string, unknown> => {
  const served = popups.map(({ translations: _, ...popup }) => ({
    ...popup,
    cooldown,
    calm: calm && (calm.subscribers && popup.target === 'lead' ? ('asksEmail' as const) : ('counts' as const)),
    parts: [],
    accountId: '1',
    viewerId: 'v',
    templateUrl: '',
  }))
  const asker = { country: 'GB', ip: '192.0.2.1', newSession: true, mobile: false, store: '', current: true }
  const answer = encodeDisplay(served, asker, cooldown, calm)
  const wires = answer.poptins as Record<string, unknown>[]
  return { ...answer, poptins: wires.map((wire) => ({ ...wire, poptin: '<p>Hello</p>' })) }
}

interface Report {
  /** `viewed`, `closed`, … */
  call: string
  popup: string
}

export const openPage = async (answer: unknown, settings: Partial<Page & Opener> = {}) => {
  const storage = createStorage(true)
  const visitor = createVisitor(storage)
  visitor.arrive()
  const screen: PopupView[] = []
  /** Every popup that was drawn, in order. */
  const history: PopupView[] = []
  const reports: Report[] = []
  // A click can only fetch popups that are in the answer.
  vi.stubGlobal('fetch', async (url: string) => new Response(url.includes('/click/') ? '{}' : JSON.stringify(answer)))

  const mount: Mount = async (context) => {
    const { id } = context.popup
    let open = true
    const view: PopupView = {
      id,
      context,
      close(how) {
        if (!open) return
        open = false
        screen.splice(screen.indexOf(view), 1)
        for (const part of partsOf(context)) part.closed?.({ context } as Live, how)
        context.closed(how)
      },
    }
    screen.push(view)
    history.push(view)
    return view.close
  }
  const page: Page & Opener = {
    site: 'site-key-1',
    host: 'https://popups.example',
    base: 'https://popups.example/',
    version: '1.2.3',
    consent: 'none',
    landing: '',
    nonce: '',
    preview: '',
    spa: 'false',
    store: '',
    ui: 'ui',
    json: JSON,
    load,
    signals,
    events: signals.signal([]),
    storage,
    visitor,
    async prepare({ html, parts }) {
      const loaded = await Promise.all(parts.map(async (name) => [name, await load(name)] as const))
      return {
        html,
        parts: Object.fromEntries([...RENDERED_TYPES.map((type) => [type, { mount }] as const), ...loaded]),
      }
    },
    warm() {},
    async send(url) {
      const [call = '', popup = ''] = url.split('/api/display/')[1]?.split('/') ?? []
      reports.push({ call, popup })
      return { status: 200, text: '{"poptin_view_id":"view","success":true,"conversion_id":"conversion"}' }
    },
    ...settings,
  }
  let popups = startPopups(page, page, false)
  const settled = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(SETTLED)
  }
  const here = {
    page,
    visitor,
    screen,
    history,
    reports,
    settled,
    popups: () => popups,
    explain: (): Explanation => explain(takeSnapshot(page, signals.signal(popups))),
    refresh() {
      popups.stop()
      popups = startPopups(page, page, true)
      return settled()
    },
    stop() {
      popups.stop()
      return settled()
    },
  }
  await settled()
  return here
}
