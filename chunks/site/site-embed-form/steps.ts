/** Tells the page of the steps of a form, once each: by messages of the window, and by events of the form's element. */
import type { EmbeddedForm } from '../../../shared/page/model/site'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { messageOf, readMessage } from '../../../shared/wire/page/site/embed-service'

/** Milliseconds in which the service would have posted a message of its own. */
const MESSAGE_WAIT_MS = 250

/** The last of the values that a message can hold: elements cannot. */
const dataOf = (args: unknown[]): unknown => {
  for (const value of [...args].reverse())
    try {
      if (value) return structuredClone(value)
    } catch {
      // The next one may do.
    }
  return {}
}

interface Steps {
  /** The service calls back. */
  called(step: string, args: unknown[]): void
  stop: Stop
}

export const watchSteps = (element: Element, form: EmbeddedForm, notify: (event: string) => void): Steps => {
  const stops: Stop[] = []
  /** True if the service posts messages by itself. */
  let posts = false
  /** Messages of ours that have not arrived. */
  let underWay = 0

  const isOfForm = (source: unknown): boolean =>
    [window, ...[...element.querySelectorAll('iframe')].map((frame) => frame.contentWindow)].includes(source as Window)

  stops.push(
    on<MessageEvent>(window, 'message', ({ data: message, source }) => {
      const read = readMessage(message, form)
      if (!read || !isOfForm(source)) return
      if (underWay && source === window) underWay--
      else posts = true
      const [event, data] = read
      element.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { formId: form.formId, data } }))
      notify(event)
    }),
  )

  return {
    called(step, args) {
      const data = dataOf(args)
      stops.push(
        after(MESSAGE_WAIT_MS, () => {
          if (posts) return
          underWay++
          window.postMessage(messageOf(step, form, data), '/')
        }),
      )
    },
    stop: all(stops),
  }
}
