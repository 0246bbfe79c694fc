/** A loader that does only the minimum: one storage read, one request, one import, one listener for all popups. */
/** @typedef {import('../../shared/model/popup').PopupDefinition} Popup */
{
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src)
  const visitor = JSON.parse(localStorage.getItem('floor') ?? '{}')
  /** @type {Popup[]} */
  const popups = []
  let close = () => {}
  /** @param {Popup | undefined} popup */
  const open = async (popup) => {
    const { show } = await import(`${origin}/popup.js`)
    close = show(popup)
  }
  const floor = {
    armed: false,
    /** @param {string} id */
    open: (id) => open(popups.find((popup) => popup.id === id)),
    close: () => close(),
  }
  const arm = async () => {
    const body = new URLSearchParams({ url: location.href, title: document.title, referrer: document.referrer })
    // Not json(): Chrome does not count its parsing as script.
    const answer = JSON.parse(await (await fetch(`${origin}/display.json`, { method: 'POST', body })).text())
    for (const popup of answer.popups) {
      const { closed, converted } = visitor[popup.id] ?? {}
      if (popup.stopWhenConverted && converted) continue
      if (popup.frequency.rule === 'always' && closed) continue
      popups.push(popup)
    }
    document.addEventListener('mouseleave', ({ clientY }) => {
      if (clientY > 0) return
      for (const popup of popups) if (popup.triggers.exitIntent) return open(popup)
    })
    floor.armed = true
  }
  Object.assign(window, { floor })
  arm().catch(() => {})
}
