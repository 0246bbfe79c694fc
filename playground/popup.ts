/** The popup that this page's address names, alone: what the gallery frames and pictures are taken of. */
import { fromQuery } from './setting'
import { show } from './stage'

const setting = fromQuery(location.search)
document.documentElement.lang = setting.language
document.documentElement.dir = setting.language === 'he' ? 'rtl' : 'ltr'

const say = (word: string): void => {
  document.documentElement.dataset.popup = word
}

show(setting, () => {}).then(
  () => say('shown'),
  (error) => {
    say('failed')
    document.querySelector('h1')?.replaceChildren(`${error.message}`)
  },
)
