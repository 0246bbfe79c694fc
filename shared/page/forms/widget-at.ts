import type { Widget } from './widget'

/** Active widgets by their control. */
const widgets = new WeakMap<Element, Widget>()

export const widgetAt = (control: Element): Widget | undefined => widgets.get(control)

export const keepWidget = (control: Element, widget: Widget): void => {
  widgets.set(control, widget)
}
