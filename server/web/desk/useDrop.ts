import { type RefObject, useEffect, useState } from 'react'
import { all, on } from '../../../shared/page/platform/dom'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/**
 * Files that are dropped on the element; true while they are held above it. Elsewhere nothing is taken, but the browser
 * does not leave the desk to show them either.
 */
export const useDrop = (target: RefObject<HTMLElement | null>, take: (files: File[]) => void): boolean => {
  const [above, setAbove] = useState(false)
  useEffect(() => {
    const isInside = (event: DragEvent): boolean =>
      event.target instanceof Node && target.current?.contains(event.target) === true
    return all([
      on<DragEvent>(window, 'dragover', (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setAbove(isInside(event))
        if (event.dataTransfer) event.dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none'
      }),
      on<DragEvent>(window, 'dragleave', (event) => {
        // Without it, the pointer has left the window.
        if (!event.relatedTarget) setAbove(false)
      }),
      on<DragEvent>(window, 'drop', (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setAbove(false)
        if (isInside(event)) take([...(event.dataTransfer?.files ?? [])])
      }),
    ])
  }, [target, take])
  return above
}
