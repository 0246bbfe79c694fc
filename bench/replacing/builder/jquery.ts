import { minify } from 'terser'
import { installed } from '../../columns/files'
import type { ReplacingColumn } from '../column'
import { ownFile, pluginColumn, versionsOf } from '../plugins'
import { ENDS, FIELDS } from './visit'

/** The script that runs in the page. */
const start = (origin: string): string => `
  const hit = { action: 'wplx_save_hit', page_id: 'page000000001', page_type: 'page', option_id: 0 }
  const tell = (event_name, received_element) =>
    $.post('${origin}/hit', { ...hit, event_name, received_element, url: location.href })
  tell('open', 'whole_page')
  $('#toggle').on('click', () => $('#links').toggle())
  $('#see-prices').on('click', ({ target }) => {
    $('#prices').prop('hidden', false)
    tell('click', target.id)
  })
  const open = () => {
    $('#letter').prop('hidden', false)
    $.magnificPopup.open({ items: { src: '#letter', type: 'inline' } })
    tell('open', 'whole_popup')
  }
  $('#ask-us').on('click', open)
  $(document).one('mouseleave', open)
  $('#countdown').countdown(new Date('${ENDS}'), (event) => $(event.target).text(event.strftime('%D days %H:%M:%S')))
  $('#day').datepicker({ dateFormat: 'd MM yy', firstDay: 1 })
  $('#book').on('submit', (event) => {
    event.preventDefault()
    $.post('${origin}/lead', $('#book').serialize()).done(() => {
      toastr.success('Thank you!')
      tell('submit', 'book')
    })
  })`

/** The date picker alone, as jQuery UI's download builder gives it. */
const datePicker = async (): Promise<string> => {
  const files = ['version', 'keycode', 'widgets/datepicker'].map((name) => installed(`jquery-ui/ui/${name}.js`))
  return (await minify(files.join('\n'))).code ?? ''
}

const theme = (): string =>
  ['core', 'datepicker', 'theme'].map((name) => installed(`jquery-ui/themes/base/${name}.css`)).join('\n')

const FILES = {
  '/toastr.css': ownFile('toastr/build/toastr.min.css'),
  '/jquery-ui.css': theme,
  '/magnific-popup.css': ownFile('magnific-popup/dist/magnific-popup.css'),
  '/jquery.js': ownFile('jquery/dist/jquery.min.js'),
  '/toastr.js': ownFile('toastr/build/toastr.min.js'),
  '/countdown.js': ownFile('jquery-countdown/dist/jquery.countdown.min.js'),
  '/jquery-ui.js': datePicker,
  '/magnific-popup.js': ownFile('magnific-popup/dist/jquery.magnific-popup.min.js'),
}

export const builderPlugins: ReplacingColumn = {
  ...pluginColumn(FILES, start),
  note: `${versionsOf(['jquery', 'toastr', 'jquery-countdown', 'jquery-ui', 'magnific-popup'])}; of jQuery UI the date picker alone. What joins them, with the menu and the hits, is in the page itself, and not counted.`,
  lead: { fields: FIELDS, button: '#book button', thanks: '.toast-success' },
}
