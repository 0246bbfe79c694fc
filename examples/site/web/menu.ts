/** On small screens the menu is a panel above the page: a link within the page closes it. */
const menu = document.getElementById('menu')

menu?.addEventListener('click', (event) => {
  const { target, defaultPrevented } = event
  const isLink = target instanceof Element && target.closest('a[href]')
  // The first press of a sub-menu's link only opens it.
  if (isLink && !defaultPrevented && menu.matches(':popover-open')) menu.hidePopover()
})
