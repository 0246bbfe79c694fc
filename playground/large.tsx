import { useEffect, useRef, useState } from 'react'
import { type Screen, scaleFor } from './screens'
import { type Setting, toQuery } from './setting'
import { Framed } from './thumb'

interface LargeProps {
  setting: Setting
  screen: Screen
  step(by: number): void
  leave(): void
}

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 }

/** In a field with text, arrow keys move the cursor instead. */
const stepOf = (event: KeyboardEvent): number =>
  (event.composedPath()[0] as Partial<HTMLInputElement>).value ? 0 : (STEPS[event.key] ?? 0)

/** A preview as large as the window. The popup may take the focus, so listen for keys inside its frame too. */
export const Large = ({ setting, screen, step, leave }: LargeProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [still, setStill] = useState(setting)
  const latest = useRef(step)
  latest.current = step
  useEffect(() => dialog.current?.showModal(), [])
  // Do not load every popup while the key is held down.
  useEffect(() => {
    const timer = setTimeout(() => setStill(setting), 120)
    return () => clearTimeout(timer)
  }, [setting])
  const { sample, language, design } = setting
  return (
    <dialog ref={dialog} onClose={leave} onKeyDown={({ nativeEvent }) => step(stepOf(nativeEvent))}>
      <nav>
        <button type="button" onClick={() => step(-1)}>
          ← Before
        </button>
        <button type="button" onClick={() => step(1)}>
          Next →
        </button>
        <b>{sample.template}</b> {language}, {design.layout}, {design.position}
        <a href={`./${toQuery(setting)}`}>Play with it</a>
        <button type="button" onClick={leave}>
          Close
        </button>
      </nav>
      <Framed
        key={toQuery(still)}
        query={toQuery(still)}
        name={still.sample.name}
        screen={screen}
        scale={scaleFor(screen, innerWidth - 60, innerHeight - 110)}
        loaded={(page) => page.addEventListener('keydown', (event) => latest.current(stepOf(event)), true)}
      />
    </dialog>
  )
}
