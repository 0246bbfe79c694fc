/** Blocks the automatic newsletter for visitors who try the popups by the shop's buttons. */
const NEWSLETTER = 'demolightbox1'

let trying = false

document.addEventListener(
  'click',
  ({ target }) => {
    trying ||= target instanceof Element && Boolean(target.closest('[data-wisp-popup]'))
  },
  true,
)
window.addEventListener('wisp:before-show', (event) => {
  const { id } = (event as CustomEvent<{ id: string }>).detail
  if (trying && id === NEWSLETTER) event.preventDefault()
})
