import { useEffect, useState } from 'react'
import { after } from '../../../shared/page/platform/dom'
import { copy } from './copy'
import { useAction } from './hooks'

interface Props {
  /** The name of the copied text on the button: `tag`. */
  noun: string
  /** Name of the picture. */
  of: string
  text(): string
}

/** Milliseconds that the button says that it has copied. */
const COPIED_NOTE_MS = 2_500

export const CopyButton = ({ noun, of, text }: Props) => {
  const [copies, setCopies] = useState(0)
  const { run, failed } = useAction(async () => {
    await copy(text())
    setCopies((number) => number + 1)
  })
  useEffect(() => (copies ? after(COPIED_NOTE_MS, () => setCopies(0)) : undefined), [copies])
  const copied = copies > 0 && !failed
  return (
    <>
      <button className="button" type="button" onClick={run}>
        {copied ? 'Copied' : `Copy ${noun}`}
        <span className="visually-hidden"> of {of}</span>
      </button>
      <span className={failed ? 'error' : 'visually-hidden'} role="status">
        {failed ? 'The browser did not let us copy it' : copied && `The ${noun} of ${of} is copied`}
      </span>
    </>
  )
}
