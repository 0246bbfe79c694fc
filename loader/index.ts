/** wisp.js: runs once however often it is pasted, and never throws into the page. */
import { guard, on, onFailure } from '../shared/dom'
import { createStorage } from '../shared/storage'
import { installApi, isRunning } from './api'
import { createOpener } from './open'
import { sendLeftovers } from './outbox'
import { startPopups } from './popups'
import { readSettings, type Settings } from './settings'
import { createVisitor } from './visitor'

/** Put in by the build. */
declare const __VERSION__: string

onFailure((error) => {
  if (dispatchEvent(new CustomEvent('wisp:error', { detail: { error }, cancelable: true })))
    console.warn('[wisp]', error)
})

const run = (settings: Settings): void => {
  if (isRunning()) return
  // An owner's preview leaves no trace, in the figures or in the browser.
  const storage = createStorage(settings.consent === 'none' && !settings.preview)
  const opener = createOpener(settings)
  const visitor = createVisitor(storage, settings)
  const stay = (): void => {
    visitor.touch()
    storage.flush()
  }
  visitor.touch()
  on(window, 'pagehide', stay)
  const consent = (yes: boolean): void => {
    storage.allow(yes)
    stay()
    sendLeftovers(opener, storage)
  }
  installApi(__VERSION__, () => startPopups(settings, opener, visitor, storage), consent)
  sendLeftovers(opener, storage)
}

guard(() => {
  const settings = readSettings()
  if (!settings) return
  // A page that is only being prerendered has no visitor yet.
  if ((document as { prerendering?: boolean }).prerendering) on(document, 'prerenderingchange', () => run(settings))
  else run(settings)
})
