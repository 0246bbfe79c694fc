/** Loads the widget of a field when the field is first touched. That of an e-mail field is here: most forms have one. */

import type { FormField } from '../../../shared/page/forms/fields'
import { type Enhance, type WidgetHost, widgetOf } from '../../../shared/page/forms/widget'
import { keepWidget, widgetAt } from '../../../shared/page/forms/widget-at'
import { all, reportRejection, type Stop, tried } from '../../../shared/page/platform/dom'
import { type Live, sheet } from '../../core/ui/index'
import { enhance as enhanceEmail } from '../../fields/email/index'

interface WidgetChunk {
  enhance: Enhance<HTMLInputElement>
}

/** As a chunk of its own would have it. */
const EMAIL: WidgetChunk = { enhance: enhanceEmail }

const createHost = ({ context, root, say, words }: Live): WidgetHost => {
  const { page, popup } = context
  const adopted = new Set<string>()
  return {
    root,
    // Another server may name a language in a way of its own, and `Intl` throws at it.
    language: tried(() => Intl.getCanonicalLocales(popup.language)[0]) ?? 'en',
    words,
    country: page.storage.get('country') ?? '',
    load: page.load,
    say,
    adopt(css) {
      if (!adopted.has(css)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet(css)]
      adopted.add(css)
    },
  }
}

export interface FieldWidgets {
  host: WidgetHost
  /** Loads a control's widget, once. */
  touch(control: HTMLElement): void
  /** For each control, a promise of the widget that it waits for, if any. */
  pending(fields: FormField[]): (Promise<unknown> | undefined)[]
  stop: Stop
}

/** A widget that fails to load leaves the native field, and its check is skipped (specification, section 8). */
export const createWidgets = (live: Live): FieldWidgets => {
  const host = createHost(live)
  const touched = new Map<Element, Promise<void> | undefined>()
  const stops: Stop[] = []
  let stopped = false

  /** Goes on after `touch` has noted its promise: a press must not wait for a widget that is there already. */
  const enhance = async (control: HTMLInputElement, chunk: string): Promise<void> => {
    const { enhance } = await (chunk === 'email' ? EMAIL : host.load<WidgetChunk>(chunk))
    if (stopped) return
    const widget = enhance(control, host)
    keepWidget(control, widget)
    stops.push(widget.stop)
    touched.set(control, undefined)
  }
  return {
    host,
    touch(control) {
      if (touched.has(control)) return
      const chunk = widgetOf(control)
      const enhanced = chunk ? enhance(control as HTMLInputElement, chunk) : undefined
      touched.set(control, enhanced)
      if (enhanced) reportRejection(enhanced)
    },
    pending: (fields) =>
      fields.flatMap(({ controls }) =>
        controls.map(
          (control) => touched.get(control)?.then(() => widgetAt(control)?.ready?.()) ?? widgetAt(control)?.ready?.(),
        ),
      ),
    stop() {
      stopped = true
      all(stops)()
    },
  }
}
