import { useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Stop } from '../shared/dom'
import { Controls } from './controls'
import type { Log } from './page'
import { fromQuery, type Setting, toQuery } from './setting'
import { show } from './stage'

interface Entry {
  id: number
  moment: string
  detail: string
}

const Playground = ({ first }: { first: Setting }) => {
  const [setting, setSetting] = useState(first)
  const [entries, setEntries] = useState<Entry[]>([])
  const away = useRef<Promise<Stop | undefined>>(Promise.resolve(undefined))
  const open = useMemo(() => {
    const log: Log = (moment, detail = '') => {
      const text = typeof detail === 'string' ? detail : JSON.stringify(detail, null, 1)
      setEntries((before) => [{ id: before.length, moment, detail: text }, ...before])
    }
    return (next: Setting) => {
      // One after the other, however fast the controls are moved.
      away.current = away.current.then(async (stop) => {
        stop?.()
        return show(next, log).catch((error) => void log('failed', `${error}`))
      })
    }
  }, [])
  useEffect(() => open(first), [open, first])
  const change = (part: Partial<Setting>) => {
    const next = { ...setting, ...part }
    setSetting(next)
    history.replaceState(null, '', toQuery(next))
    open(next)
  }
  return (
    <main>
      <header>
        <h1>Wisp playground</h1>
        <a href="./gallery.html">All designs</a>
        <button type="button" onClick={() => open(setting)}>
          Show it
        </button>
      </header>
      <Controls setting={setting} change={change} />
      <div data-id="playground000" />
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

const root = document.getElementById('playground')
if (root) createRoot(root).render(<Playground first={fromQuery(location.search)} />)
