/** react-dom/client, as far as we use it. */
import { type ComponentChild, render } from 'preact'

export const createRoot = (container: Element) => ({
  render: (element: ComponentChild): void => render(element, container),
  unmount: (): void => render(null, container),
})
