import type { ReplacingColumn } from '../column'
import { ownFile, pluginColumn, versionsOf } from '../plugins'

/** The script that runs in the page. */
const start = (): string => `
  const header = $('#header')
  $(window).on('scroll', () => header.toggleClass('is-small', scrollY > 80))
  $('#menu').superfish()
  $('#rooms').magnificPopup({ delegate: 'a', type: 'image', gallery: { enabled: true } })
  const open = () => {
    if (document.cookie.includes('lookbook=')) return
    document.cookie = 'lookbook=1; max-age=604800'
    $('#lookbook').prop('hidden', false)
    $.magnificPopup.open({ items: { src: '#lookbook', type: 'inline' } })
  }
  $(document).one('mouseleave', open)
  $(document).on('click', 'a[href$=".pdf"]', ({ target }) => gtag('event', 'file_download', { link_url: target.href }))
  const paper = $('[name=paper]').closest('p')
  $('[name=topic]').on('change', ({ target }) => paper.prop('hidden', target.value !== 'Press'))
  $('#contact').validate({
    submitHandler: (form) => void $(form).ajaxSubmit({ success: () => $('#answer').text('Thank you!').addClass('is-sent') }),
  })`

const FILES = {
  '/superfish.css': ownFile('superfish/dist/css/superfish.css'),
  '/magnific-popup.css': ownFile('magnific-popup/dist/magnific-popup.css'),
  '/jquery.js': ownFile('jquery/dist/jquery.min.js'),
  '/hover-intent.js': ownFile('superfish/dist/js/hoverIntent.js'),
  '/superfish.js': ownFile('superfish/dist/js/superfish.min.js'),
  '/magnific-popup.js': ownFile('magnific-popup/dist/jquery.magnific-popup.min.js'),
  '/form.js': ownFile('jquery-form/dist/jquery.form.min.js'),
  '/validate.js': ownFile('jquery-validation/dist/jquery.validate.min.js'),
}

const form = (origin: string): string => `
  <form id="contact" method="post" action="${origin}/form">
    <p><label>Your name <input name="your-name" required></label></p>
    <p><label>Email <input name="your-email" type="email" required></label></p>
    <p><label>Topic <select name="topic"><option>A project</option><option>Press</option></select></label></p>
    <p hidden><label>Which paper? <input name="paper"></label></p>
    <p><label>Your message <textarea name="message"></textarea></label></p>
    <p><button>Send</button></p>
    <div id="answer" role="status"></div>
  </form>`

export const sitePlugins: ReplacingColumn = {
  ...pluginColumn(FILES, start),
  note: `${versionsOf(['jquery', 'superfish', 'magnific-popup', 'jquery-form', 'jquery-validation'])}. What joins them, with the header, the conditions and the tracking, is in the page itself, and not counted.`,
  form,
  lead: {
    fields: { '[name=your-name]': 'Ann', '[name=your-email]': 'ann@example.com' },
    button: '#contact button',
    thanks: '#answer.is-sent',
  },
}
