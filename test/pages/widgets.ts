/** A form in a modal window in a shadow root. Its fields get their widgets when they are first touched. */

import base from '../../chunks/core/ui/ui.css?inline'
import frame from '../../chunks/types/lightbox/lightbox.css?inline'
import { direction, type Language } from '../../shared/model/text'
import { type Enhance, type Widget, type WidgetHost, widgetOf } from '../../shared/page/forms/widget'
import design from '../../templates/kit/base.css?inline'

type Control = HTMLInputElement | HTMLSelectElement

const THEME = `
  .wisp-frame { --accent: #1f6f5c; --paper: #fffdf8; --ink: #26211d; --width: 520; --height: 420; }
  form { display: grid; gap: 14px; padding: 36px; }
  select[multiple] { height: 48px; }`

const parameters = new URLSearchParams(location.search)
const language = (parameters.get('language') ?? 'en') as Language
const dialog = document.querySelector('wisp-popup')?.shadowRoot?.querySelector('dialog') as HTMLDialogElement
const root = dialog.getRootNode() as ShadowRoot

const adopted = new Set<string>()
const adopt = (css: string): void => {
  if (adopted.has(css)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
  adopted.add(css)
}

const announcements: string[] = []
const host: WidgetHost = {
  root,
  adopt,
  language,
  words: {},
  country: parameters.get('country') ?? '',
  load: (chunk) => import(/* @vite-ignore */ `${parameters.get('chunks')}${chunk}.js`),
  say: (text) => void announcements.push(text),
}

const touched = new Set<Element>()
const widgets: Record<string, Widget> = {}
const touch = async ({ target }: Event): Promise<void> => {
  const control = target as Control
  const chunk = touched.has(control) ? undefined : widgetOf(control)
  if (!chunk) return
  touched.add(control)
  const { enhance } = await host.load<{ enhance: Enhance<Control> }>(chunk)
  widgets[control.id] = enhance(control, host)
}

/** The calls that a case can make to the page. */
export interface Bench {
  announcements: string[]
  /** Widgets by the id of their field. */
  widgets: Record<string, Widget>
}
Object.assign(globalThis, { bench: { announcements, widgets } satisfies Bench })

for (const css of [base, frame, design, THEME]) adopt(css)
dialog.dir = direction(language)
dialog.lang = language
dialog.showModal()
// Focused as our popups are; by itself, the browser would focus the first field.
dialog.focus()
for (const type of ['focusin', 'pointerdown']) root.addEventListener(type, (event) => void touch(event))
root.addEventListener('submit', (event) => event.preventDefault())
