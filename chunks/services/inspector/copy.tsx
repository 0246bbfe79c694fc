import { useSignal, useSignalEffect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import { after, reportRejection } from '../../../shared/page/platform/dom'
import { Icon } from './icons'

/** Milliseconds for which the button says that the text was copied. */
const CONFIRMATION_MS = 2_000

/** Copies a text. Where the browser refuses (a page on http, a policy), shows the text for selecting instead. */
export const Copy = ({ text }: { text(): string }) => {
  useSignals()
  const copied = useSignal(false)
  /** The text, if it could not be copied. */
  const refused = useSignal('')
  const area = useRef<HTMLTextAreaElement>(null)
  useSignalEffect(() =>
    copied.value
      ? after(CONFIRMATION_MS, () => {
          copied.value = false
        })
      : undefined,
  )
  const copy = async (): Promise<void> => {
    const now = text()
    try {
      await navigator.clipboard.writeText(now)
      copied.value = true
      refused.value = ''
    } catch {
      refused.value = now
      // Select the text once it is drawn.
      after(0, () => {
        // biome-ignore lint/plugin: the text to copy stands in the panel's own box, which may scroll
        area.current?.focus()
        area.current?.select()
      })
    }
  }
  return (
    <>
      <button type="button" onClick={() => reportRejection(copy())}>
        <Icon of={copied.value ? 'tick' : 'copy'} />
        {copied.value ? 'Copied' : 'Copy as text'}
      </button>
      <span className="unseen" role="status">
        {copied.value && 'Copied'}
      </span>
      {refused.value && (
        <label>
          The browser did not let it be copied. Select and copy it here:
          <textarea ref={area} readOnly rows={6} value={refused.value} />
        </label>
      )}
    </>
  )
}
