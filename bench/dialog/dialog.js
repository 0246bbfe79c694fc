/** The smallest popup that asks for an email address, with browser features only. */
{
  const popup = document.createElement('dialog')
  popup.innerHTML =
    '<form method="dialog"><h2>A letter a month</h2><p>What is new in the shop.</p><input type="email" required placeholder="Email"><button>Sign up</button></form>'
  const dialog = {
    open() {
      document.body.append(popup)
      popup.showModal()
    },
    close: () => popup.close(),
  }
  Object.assign(window, { dialog })
}
