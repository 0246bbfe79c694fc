/**
 * One popup, with all of its settings beside it. It is in a frame, so that popup and settings cannot cover each other.
 */
import { useEffect, useRef, useState } from 'react'
import { on } from '../shared/page/platform/dom'
import { Controls } from './controls'
import { Choice } from './inputs'
import { SCREENS, type Screen, scaleFor } from './screens'
import { type Setting, toFile, toQuery } from './setting'
import { Framed } from './thumb'

/** Milliseconds after the last change of a text before the popup is shown again. */
const REDRAW_DELAY_MS = 250

interface Entry {
  id: number
  moment: string
  detail: string
}

/** Log messages from the frame, newest first. */
const useLog = (): Entry[] => {
  const [entries, setEntries] = useState<Entry[]>([])
  useEffect(
    () =>
      on<MessageEvent>(window, 'message', ({ origin, data: { moment, detail } }) => {
        if (origin === location.origin && moment)
          setEntries((before) => [{ id: before.length, moment, detail }, ...before])
      }),
    [],
  )
  return entries
}

/** The element's width. */
const useWidth = () => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}

const Copy = ({ text }: { text: string }) => {
  const [copied, setCopied] = useState('')
  return (
    <button type="button" onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}>
      {copied === text ? 'Copied' : 'Copy the popup file'}
    </button>
  )
}

const Log = ({ entries }: { entries: Entry[] }) => (
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
)

/** State of the frame: the popup's query, whether it waits for triggers, and a count that restarts it. */
interface FrameState {
  query: string
  wait: boolean
  turn: number
}

export const Playground = ({ first }: { first: Setting }) => {
  const [setting, setSetting] = useState(first)
  const [screen, setScreen] = useState<Screen>('desktop')
  const [frame, setFrame] = useState<FrameState>({ query: toQuery(first), wait: false, turn: 0 })
  const { element, width } = useWidth()
  const entries = useLog()
  const file = JSON.stringify(toFile(setting), null, 2)
  const show = (wait: boolean) => setFrame(({ turn }) => ({ query: toQuery(setting), wait, turn: turn + 1 }))
  const change = (part: Partial<Setting>) => {
    const next = { ...setting, ...part }
    setSetting(next)
    history.replaceState(null, '', toQuery(next))
  }
  useEffect(() => {
    const query = toQuery(setting)
    const timer = setTimeout(
      () => setFrame((last) => (last.query === query ? last : { query, wait: false, turn: 0 })),
      REDRAW_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [setting])
  return (
    <>
      <aside>
        <header>
          <h1>Wisp playground</h1>
          <a href="./gallery.html">All designs</a>
        </header>
        <Controls setting={setting} change={change} />
      </aside>
      <main>
        <div className="tools">
          <Choice label="Screen" value={screen} options={SCREENS} choose={(value) => setScreen(value)} />
          <button type="button" onClick={() => show(false)}>
            Show it
          </button>
          <button type="button" onClick={() => show(true)}>
            Wait for its triggers
          </button>
          <Copy text={file} />
        </div>
        <div className="stage" ref={element}>
          <Framed
            key={`${frame.query} ${frame.turn}`}
            query={frame.wait ? `${frame.query}&wait=yes` : frame.query}
            name={setting.sample.name}
            screen={screen}
            scale={scaleFor(screen, width)}
          />
        </div>
        <div className="told">
          <section aria-label="Popup file">
            <h2>The popup file</h2>
            <pre>{file}</pre>
          </section>
          <Log entries={entries} />
        </div>
      </main>
    </>
  )
}
