import { useEffect, useRef } from 'react'
import { on } from '../../../shared/page/platform/dom'
import type { ImageRow } from '../../images/answers'
import { useAction } from './hooks'

interface Props {
  image: ImageRow
  remove(): Promise<void>
  /** @param isRemoved whether it is gone */
  close(isRemoved: boolean): void
}

/** Asks before a picture is removed. */
export const RemovePicture = ({ image, remove, close }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const finish = (isRemoved: boolean): void => {
    // Gives the focus back before the dialog is taken out of the page.
    dialog.current?.close()
    close(isRemoved)
  }
  const { run, busy, failed } = useAction(async () => {
    await remove()
    finish(true)
  })
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => (dialog.current ? on(dialog.current, 'cancel', () => finish(false)) : undefined))
  return (
    <dialog className="question" ref={dialog} aria-labelledby="question-title" aria-describedby="question-text">
      <h3 id="question-title">
        Remove <bdi>{image.name}</bdi>?
      </h3>
      <p id="question-text">Pages and popups that use it will show nothing there.</p>
      <p className="error" role="alert">
        {failed && 'It could not be removed. Try again.'}
      </p>
      <div>
        <button className="button" type="button" onClick={() => finish(false)}>
          Keep it
        </button>
        <button className="button danger" type="button" aria-disabled={busy} onClick={run}>
          Remove
        </button>
      </div>
    </dialog>
  )
}
