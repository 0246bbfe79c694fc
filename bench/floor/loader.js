/** A loader that does only the unavoidable: reads storage once, asks once, imports once, and one listener for all popups. */
{
  const { origin } = new URL(document.currentScript.src)
  const kept = JSON.parse(localStorage.getItem('floor') ?? '{}')
  const popups = []
  let close
  const open = async (popup) => {
    const { show } = await import(`${origin}/popup.js`)
    close = show(popup)
  }
  const floor = {
    armed: false,
    open: (id) => open(popups.find((popup) => popup.id === id)),
    close: () => close(),
  }
  const arm = async () => {
    const body = new URLSearchParams({ url: location.href, title: document.title, referrer: document.referrer })
    const answer = await (await fetch(`${origin}/display.json`, { method: 'POST', body })).json()
    for (const popup of answer.popups) {
      const { closed, converted } = kept[popup.id] ?? {}
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
  window.floor = floor
  arm().catch(() => {})
}
