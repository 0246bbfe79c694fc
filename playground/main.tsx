import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Unmount } from '../shared/popup'
import { Controls } from './controls'
import { samples } from './samples'
import { type Log, type Setting, show } from './stage'

interface Entry {
  id: number
  moment: string
  detail: string
}

const Playground = ({ first }: { first: Setting }) => {
  const [setting, setSetting] = useState(first)
  const [entries, setEntries] = useState<Entry[]>([])
  const away = useRef<Unmount | undefined>(undefined)
  const open = useMemo(() => {
    const log: Log = (moment, detail = '') => {
      const text = typeof detail === 'string' ? detail : JSON.stringify(detail, null, 1)
      setEntries((before) => [{ id: before.length, moment, detail: text }, ...before])
    }
    return async (next: Setting) => {
      away.current?.('api')
      away.current = await show(next, log)
    }
  }, [])
  useEffect(() => void open(first), [open, first])
  const change = (part: Partial<Setting>) => {
    const next = { ...setting, ...part }
    setSetting(next)
    open(next)
  }
  return (
    <main>
      <header>
        <h1>Wisp playground</h1>
        <button type="button" onClick={() => open(setting)}>
          Show it
        </button>
      </header>
      <Controls setting={setting} change={change} />
      <section aria-label="Log">
        <h2>What happened, newest first</h2>
        <ol reversed>
          {entries.map(({ id, moment, detail }) => (
            <li key={id}>
              <b>{moment}</b> <pre>{detail}</pre>
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}

const [sample] = samples
const root = document.getElementById('playground')
if (sample && root) {
  const { type, language, design } = sample
  createRoot(root).render(<Playground first={{ sample, type, language, design, preview: false }} />)
}
