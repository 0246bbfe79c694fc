/** Shows the popup that the URL describes, alone on a page, for the gallery's frames and for pictures. */
import { type Log, pageOf } from './page'
import { fromQuery } from './setting'
import { show } from './show'

const setting = await fromQuery(location.search)
document.documentElement.lang = setting.language
document.documentElement.dir = setting.language === 'he' ? 'rtl' : 'ltr'

const say = (word: string): void => {
  document.documentElement.dataset.popup = word
}

/** Sends log entries to the playground around this frame. */
const log: Log = (moment, detail = '') =>
  parent.postMessage({ moment, detail: typeof detail === 'string' ? detail : JSON.stringify(detail, null, 1) }, origin)

/** With `wait` in the URL, the popup waits for its triggers, as on a real page. */
const waitForTriggers = async (): Promise<void> => {
  if (!new URLSearchParams(location.search).has('wait')) return
  document.body.className = 'long'
  const { triggered } = await import('./wait')
  log('waiting', setting.triggers)
  say('waiting')
  log('fired', await triggered(setting.triggers, pageOf(setting, log).visitor))
}

/** Removes what was shown; while the code is being changed, it is shown again by the new one. */
let remove = (): void => {}
import.meta.hot?.accept()
import.meta.hot?.dispose(() => remove())

waitForTriggers()
  .then(() => show(setting, log))
  .then(
    (stop) => {
      remove = stop
      say('shown')
    },
    (error) => {
      say('failed')
      log('failed', `${error}`)
      document.querySelector('h1')?.replaceChildren(`${error.message}`)
    },
  )
