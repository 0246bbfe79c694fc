/** Loads the widget of a field when the field is first touched. */

import { keepWidget } from '../../../shared/forms/widget-at'
import { type Enhance, type WidgetHost, widgetOf } from '../../../shared/model/widget'
import { all, reportRejection, type Stop } from '../../../shared/platform/dom'
import { type Live, sheet } from '../../core/ui/index'

const createHost = ({ context, root, say }: Live): WidgetHost => {
  const { page, popup } = context
  const adopted = new Set<string>()
  return {
    root,
    language: popup.language,
    country: page.storage.get('country') ?? '',
    load: page.load,
    say,
    adopt(css) {
      if (!adopted.has(css)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet(css)]
      adopted.add(css)
    },
  }
}

interface FieldWidgets {
  /** Loads a control's widget, once. */
  touch(control: HTMLElement): void
  stop: Stop
}

/** A widget that fails to load leaves the native field, and its check is skipped (specification, section 8). */
export const createWidgets = (live: Live): FieldWidgets => {
  const host = createHost(live)
  const touched = new Set<Element>()
  const stops: Stop[] = []
  let stopped = false

  const enhance = async (control: HTMLElement, chunk: string): Promise<void> => {
    const { enhance } = await host.load<{ enhance: Enhance<HTMLElement> }>(chunk)
    if (stopped) return
    const widget = enhance(control, host)
    keepWidget(control, widget)
    stops.push(widget.stop)
  }
  return {
    touch(control) {
      if (touched.has(control)) return
      touched.add(control)
      const chunk = widgetOf(control)
      if (chunk) reportRejection(enhance(control, chunk))
    },
    stop() {
      stopped = true
      all(stops)()
    },
  }
}
