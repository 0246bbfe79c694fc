import { useLayoutEffect, useState } from 'react'
import { after } from '../../shared/dom'
import { useLive } from './live'

/** The owner's choice of a way to close, once its time has come. */
export const Close = () => {
  const { design, words } = useLive()
  const { closeControl, closeAfter, contentLock } = design
  const [due, setDue] = useState(!closeAfter)
  useLayoutEffect(() => (due ? undefined : after(closeAfter * 1000, () => setDue(true))), [due, closeAfter])
  if (!due || contentLock || closeControl === 'none') return null
  return (
    <button
      type="button"
      className={`wisp-close ${closeControl}`}
      part="close"
      aria-label={words.close}
      data-wisp-action={closeControl}
    >
      {closeControl === 'x' ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      ) : (
        words.close
      )}
    </button>
  )
}
