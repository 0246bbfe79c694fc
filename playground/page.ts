/** The loader's page and visitor: a first visit without referrer. Requests are only logged. */
import type { Page } from '../shared/page/model/page'
import { signals } from '../shared/page/platform/signals'
import { createStorage } from '../shared/page/storage/storage'
import * as chunks from './chunks'
import { ID, type Setting } from './setting'
import { sampleStore } from './store'

export type Log = (moment: string, detail?: unknown) => void

export const pageOf = (setting: Setting, log: Log): Page => {
  // In memory only, so that every view is the first.
  const storage = createStorage(false)
  // The chunks as they are, but no platform runs a store here.
  const load: Page['load'] = async <T>(chunk: string): Promise<T> =>
    chunk === 'store' ? (sampleStore(setting) as T) : chunks.load<T>(chunk)
  return {
    site: 'playground',
    host: location.origin,
    base: '/',
    nonce: '',
    spa: 'false',
    consent: 'none',
    store: '',
    preview: setting.preview ? ID : '',
    landing: '',
    version: '',
    json: JSON,
    signals,
    events: signals.signal([]),
    storage,
    load,
    visitor: {
      ahead: 0,
      now: Date.now,
      tick() {},
      visits: () => 1,
      mobile: innerWidth < 500,
      trail: () => ({
        referrer: '',
        previousUrl: '',
        session: 0,
        reloaded: false,
        visited: [],
        allVisited: [],
        flags: [],
      }),
      clientId: () => 'playground',
      marker: (mark, key) => storage.get(`${mark}.${key}`),
    },
    async send(url, request) {
      const path = new URL(url, location.origin).pathname
      log(`sent to ${path}`, request?.body ? Object.fromEntries(new URLSearchParams(`${request.body}`)) : '')
      // No server draws prizes here, so the game draws locally.
      if (path.includes('/draw/')) return { status: 404, text: '' }
      // Nor does any count votes, so there is that of the visitor.
      const answers = new URLSearchParams(`${request?.body}`).getAll('answers[]')
      if (path.includes('/vote/'))
        return { status: 200, text: JSON.stringify({ voters: 1, votes: answers.map((answer) => [answer, 1]) }) }
      return { status: 200, text: '{}' }
    },
  }
}
