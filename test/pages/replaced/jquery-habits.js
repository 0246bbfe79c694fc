// @ts-nocheck: a script of the page
// A library whose name a page has given back, with handlers for all that is in the page or comes later.
{
  const $ = window.jQuery.noConflict(true)
  $(document).on('keydown click submit', () => {})
  $(document).ajaxError(() => {})
  $.fn.remove = $.fn.detach
}
