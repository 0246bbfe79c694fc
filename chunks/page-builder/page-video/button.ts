import type { PageRuntime } from '../../../shared/page/model/page-builder'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { translateAt } from '../../../shared/page/platform/translate-at'
import { video } from '../../../shared/words/english-pages'
import './button.css'

const PAUSE_ICON = 'M5.5 3.5v9M10.5 3.5v9'
const PLAY_ICON = 'M5 3.2v9.6l8-4.8z'

interface PauseButton {
  update(stopped: boolean): void
  remove: Stop
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** The page's own background may lie behind its content, so the button stands beside it, above the content. */
const attach = (box: HTMLElement, host: HTMLElement): void => {
  if (/absolute|fixed/.test(getComputedStyle(box).position)) box.after(host)
  else box.append(host)
}

/** Films that go on for longer than 5 s have to be stoppable: https://www.w3.org/TR/WCAG22/#pause-stop-hide */
export const createButton = (box: HTMLElement, { load }: PageRuntime, press: () => void): PauseButton => {
  const host = doc.createElement('wisp-pause')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(import.meta.wispCss)
  root.adoptedStyleSheets = [sheet]
  const button = doc.createElement('button')
  const icon = doc.createElementNS(SVG_NAMESPACE, 'svg')
  const line = doc.createElementNS(SVG_NAMESPACE, 'path')
  button.type = 'button'
  icon.setAttribute('viewBox', '0 0 16 16')
  icon.setAttribute('aria-hidden', 'true')
  icon.append(line)
  button.append(icon)
  root.append(button)
  attach(box, host)
  let isStopped = false
  let words = video
  const name = (): void => {
    button.ariaLabel = words[isStopped ? 'play' : 'pause']
  }
  translateAt(box, video, 'page', load, (now) => {
    words = now
    name()
  })
  const update = (stopped: boolean): void => {
    isStopped = stopped
    name()
    line.setAttribute('d', stopped ? PLAY_ICON : PAUSE_ICON)
  }
  update(false)
  const stop = on(button, 'click', press)
  return {
    update,
    remove() {
      stop()
      host.remove()
    },
  }
}
