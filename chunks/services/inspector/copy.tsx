import { useEffect, useRef, useState } from 'react'
import { after, reportRejection } from '../../../shared/platform/dom'
import { Icon } from './icons'

/** Milliseconds for which it says so. */
const SAID = 2_000

/** Copies a text. Where the browser does not let it (a page on http, a policy), the text is there to be selected. */
export const Copy = ({ text }: { text(): string }) => {
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => (copied ? after(SAID, () => setCopied(false)) : undefined), [copied])
  useEffect(() => {
    if (shown) area.current?.focus()
    area.current?.select()
  }, [shown])
  const copy = async (): Promise<void> => {
    const now = text()
    try {
      await navigator.clipboard.writeText(now)
      setCopied(true)
      setShown('')
    } catch {
      setShown(now)
    }
  }
  return (
    <>
      <button type="button" onClick={() => reportRejection(copy())}>
        <Icon of={copied ? 'tick' : 'copy'} />
        {copied ? 'Copied' : 'Copy as text'}
      </button>
      <span className="unseen" role="status">
        {copied && 'Copied'}
      </span>
      {shown && (
        <label>
          The browser did not let it be copied. Select and copy it here:
          <textarea ref={area} readOnly rows={6} value={shown} />
        </label>
      )}
    </>
  )
}
