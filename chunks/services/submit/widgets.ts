/** What makes single fields easier to fill in, each fetched when its field is first touched. */

import { type Enhance, type Widget, type WidgetHost, widgetOf } from '../../../shared/model/widget'
import { all, reportRejection, type Stop } from '../../../shared/platform/dom'
import { type Live, sheet } from '../../core/ui/index'

/** The widgets there are, by the control that each is at. */
const widgets = new WeakMap<Element, Widget>()

export const widgetAt = (control: Element): Widget | undefined => widgets.get(control)

const hostOf = ({ context, root, say }: Live): WidgetHost => {
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

interface Touching {
  /** A control was touched: what makes it easier is on its way from now on. */
  touch(control: HTMLElement): void
  stop: Stop
}

/** What does not come leaves the field as the browser has it, and its check is skipped (specification, section 8). */
export const createWidgets = (live: Live): Touching => {
  const host = hostOf(live)
  const touched = new Set<Element>()
  const stops: Stop[] = []
  let over = false

  const enhance = async (control: HTMLElement, chunk: string): Promise<void> => {
    const { enhance } = await host.load<{ enhance: Enhance<HTMLElement> }>(chunk)
    if (over) return
    const widget = enhance(control, host)
    widgets.set(control, widget)
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
      over = true
      all(stops)()
    },
  }
}
