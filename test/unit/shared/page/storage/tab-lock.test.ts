import { expect, it, vi } from 'vitest'
import { holdTabLock, withTabLock } from '../../../../../shared/page/storage/tab-lock'

it('a lock that is held again stays held when the former holder releases it once more', async () => {
  // As a browser answers while the lock is taken.
  const request = async (_name: string, _options: unknown, action?: (lock: null) => unknown) =>
    action ? action(null) : new Promise(() => {})
  vi.stubGlobal('navigator', { locks: { request } })
  const names = new Set<string>()
  const release = holdTabLock('outbox.one', names)
  release()
  const releaseLater = holdTabLock('outbox.one', names)
  release()
  expect(await withTabLock('outbox.one', async () => 'sent', names)).toBe('sent')
  releaseLater()
  expect(await withTabLock('outbox.one', async () => 'sent', names)).toBeUndefined()
  vi.unstubAllGlobals()
})
