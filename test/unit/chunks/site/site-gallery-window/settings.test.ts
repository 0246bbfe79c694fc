// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { optionsOf } from '../../../../../chunks/site/site-gallery-window/settings'
import type { GalleryOptions, GalleryPage } from '../../../../../shared/page/gallery/chunks'

const read = (options: Record<string, unknown>): GalleryOptions => {
  const page = { raw: (_: HTMLElement, name: string) => options[name] } as unknown as GalleryPage
  return optionsOf(document.createElement('a'), page)
}

describe('the options of a gallery', () => {
  it('are those of the specification, where the page says nothing', () => {
    expect(read({})).toEqual({
      type: '',
      content: '',
      title: '',
      srcset: '',
      width: 560,
      height: 340,
      margin: 20,
      padding: 10,
      speedIn: 300,
      speedOut: 300,
      changeSpeed: 250,
      changeFade: 300,
      transitionIn: 'elastic',
      transitionOut: 'elastic',
      overlayShow: true,
      overlayColor: '#000',
      overlayOpacity: 0.6,
      autoScale: true,
      scrolling: 'auto',
      cyclic: false,
      modal: false,
      hideOnOverlayClick: true,
      enableEscapeButton: true,
      enableKeyboardNav: true,
      mouseWheel: true,
      showNavArrows: true,
      showCloseButton: true,
      titleShow: true,
      titleFromAlt: true,
      counter: true,
      thumbnails: false,
      zoom: true,
      hash: false,
      history: false,
    })
  })

  it.each([
    ['cyclic', 'true', true],
    ['cyclic', '1', true],
    ['cyclic', 1, true],
    ['cyclic', '', true],
    ['cyclic', true, true],
    ['zoom', 'false', false],
    ['zoom', 'no', false],
    ['zoom', 0, false],
    ['zoom', false, false],
    ['zoom', 'perhaps', true],
    ['cyclic', null, false],
    ['cyclic', [], false],
    ['padding', '0', 0],
    ['padding', 25, 25],
    ['padding', '25px', 25],
    ['padding', -1, 10],
    ['padding', 1e9, 10],
    ['padding', Number.NaN, 10],
    ['padding', 'much', 10],
    ['padding', { toString: () => '5' }, 10],
    ['speedIn', '200', 200],
    ['speedIn', '2s', 300],
    ['speedOut', '200ms', 300],
    ['changeSpeed', '0.2 s', 250],
    ['changeFade', '1 000', 300],
    ['changeFade', '', 300],
    ['overlayOpacity', '0.9', 0.9],
    ['overlayOpacity', 1, 1],
    ['overlayOpacity', 1.1, 0.6],
    ['width', 800, 800],
    ['width', '90%', '90%'],
    ['width', '100.0%', '100.0%'],
    ['width', '101%', 560],
    ['height', 0, 340],
    ['transitionIn', 'fade', 'fade'],
    ['transitionOut', 'none', 'none'],
    ['transitionIn', 'spin', 'elastic'],
    ['scrolling', 'no', 'no'],
    ['scrolling', 'maybe', 'auto'],
    ['type', 'iframe', 'iframe'],
    ['type', 'constructor', ''],
    ['overlayColor', 'rebeccapurple', 'rebeccapurple'],
    ['title', 'Pots', 'Pots'],
    ['title', 7, '7'],
    ['content', '<b>Hi</b>', '<b>Hi</b>'],
    ['content', 'two\nlines', 'two\nlines'],
  ] as [keyof GalleryOptions, unknown, unknown][])('%s: %j is %j', (name, option, value) => {
    expect(read({ [name]: option })[name]).toEqual(value)
  })
})
