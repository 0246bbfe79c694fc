/** The popup that this page's address names, alone: what the gallery frames and pictures are taken of. */
import { type Log, pageOf } from './page'
import { fromQuery } from './setting'
import { show } from './stage'

const setting = fromQuery(location.search)
document.documentElement.lang = setting.language
document.documentElement.dir = setting.language === 'he' ? 'rtl' : 'ltr'

const say = (word: string): void => {
  document.documentElement.dataset.popup = word
}

/** To the playground around this page, where there is one. */
const log: Log = (moment, detail = '') =>
  parent.postMessage({ moment, detail: typeof detail === 'string' ? detail : JSON.stringify(detail, null, 1) }, origin)

/** `wait` in the address: it comes by its triggers, as on a page. */
const due = async (): Promise<void> => {
  if (!new URLSearchParams(location.search).has('wait')) return
  document.body.className = 'long'
  const { triggered } = await import('./wait')
  log('waiting', setting.triggers)
  say('waiting')
  log('fired', await triggered(setting.triggers, pageOf(setting, log).visitor))
}

due()
  .then(() => show(setting, log))
  .then(
    () => say('shown'),
    (error) => {
      say('failed')
      log('failed', `${error}`)
      document.querySelector('h1')?.replaceChildren(`${error.message}`)
    },
  )
