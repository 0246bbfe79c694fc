// @ts-nocheck: a script of the page
// Stops events outside of the page's own fields and controls, in either phase.
{
  const isUsed = ({ target }) => target.closest?.('input, button, a, textarea, select, wisp-popup, dialog')
  const refuse = (event) => {
    if (isUsed(event)) return
    event.preventDefault()
    event.returnValue = false
    event.stopPropagation()
  }
  const TYPES = ['mousedown', 'pointerdown', 'selectstart', 'contextmenu', 'copy', 'paste', 'dragstart', 'beforeinput']
  for (const type of TYPES) {
    document.addEventListener(type, refuse, true)
    window.addEventListener(type, refuse)
  }
  document.oncontextmenu = () => false
  // A scroller that moves the page itself.
  window.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })
}
