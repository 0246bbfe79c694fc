/** The drawer of the demo: what the pieces of this page have reported, as it happens. */
import { isComposed } from '../../../../shared/page/platform/composing'
import { type Entry, keptEntries, save } from './entries'
import { listenToAll } from './listen'

const WORDS = {
  en: {
    open: 'Reported',
    title: 'What was reported',
    none: 'Nothing yet: follow a link or send a form.',
    close: 'Close',
  },
  he: { open: 'דווח', title: 'מה דווח', none: 'עדיין כלום: לחצו על קישור או שלחו טופס.', close: 'סגירה' },
}

const words = WORDS[document.documentElement.lang === 'he' ? 'he' : 'en']

const make = (tag: string, look: string, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag)
  if (look) element.className = look
  element.append(...children)
  return element
}

const row = ({ source, name, detail }: Entry): HTMLElement => {
  const item = make('li', `report-entry report-${source}`, make('b', '', name), make('span', 'report-source', source))
  if (detail) item.append(make('span', 'report-detail', detail))
  item.dir = 'ltr'
  return item
}

const entries = keptEntries()
const count = make('span', 'report-count', `${entries.length}`)
const toggle = make('button', 'report-toggle', `${words.open} `, count) as HTMLButtonElement
const list = make('ul', 'report-list', ...entries.map(row).reverse())
const none = make('p', 'report-none', words.none)
const panel = make('section', 'report-panel', make('h2', '', words.title), none, list)

toggle.type = 'button'
toggle.setAttribute('aria-expanded', 'false')
toggle.setAttribute('aria-controls', 'report-panel')
panel.id = 'report-panel'
panel.hidden = true
panel.tabIndex = -1
panel.setAttribute('aria-label', words.title)
none.hidden = entries.length > 0

const open = (yes: boolean): void => {
  panel.hidden = !yes
  toggle.setAttribute('aria-expanded', `${yes}`)
}
toggle.addEventListener('click', () => open(Boolean(panel.hidden)))

const drawer = make('div', 'report', toggle, panel)
drawer.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || isComposed(event) || panel.hidden) return
  open(false)
  toggle.focus()
})

listenToAll((entry) => {
  entries.push(entry)
  save(entries)
  none.hidden = true
  list.prepend(row(entry))
  count.textContent = `${entries.length}`
  drawer.classList.remove('is-new')
  requestAnimationFrame(() => drawer.classList.add('is-new'))
})

document.body.append(drawer)
