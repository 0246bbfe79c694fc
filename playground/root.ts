import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** `import.meta.hot`: its data outlives the module that Vite replaces. */
interface Hot {
  readonly data: { isDrawn?: boolean }
}

/**
 * Draws a page once: when its module runs again, because a chunk or a design has changed, what is drawn has been replaced
 * in place, and keeps its state.
 */
export const drawOnce = (id: string, content: ReactNode, hot: Hot | undefined): void => {
  const place = document.getElementById(id)
  if (!place || hot?.data.isDrawn) return
  if (hot) hot.data.isDrawn = true
  createRoot(place).render(content)
}
