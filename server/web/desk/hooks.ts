import { useEffect, useState } from 'react'
import { after, every } from '../../../shared/page/platform/dom'

/** The latest `value` that has stayed unchanged for `ms`. */
export const useDebounced = <T>(value: T, ms: number): T => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => after(ms, () => setDebounced(value)), [value, ms])
  return debounced
}

/** The current time in milliseconds, updated every `ms`. */
export const useNow = (ms: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => every(ms, () => setNow(Date.now())), [ms])
  return now
}

interface Action {
  run(): void
  busy: boolean
  failed: boolean
}

/** An action started by a button: runs once at a time, and tells whether the last run failed. */
export const useAction = (action: () => Promise<unknown>): Action => {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const run = (): void => {
    if (state === 'busy') return
    setState('busy')
    action().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return { run, busy: state === 'busy', failed: state === 'failed' }
}
