// @ts-nocheck: a script of the page
// Wraps functions of the browser as tools that watch for errors and requests do.
;(() => {
  const around = (owner, name) => {
    const original = owner[name]
    owner[name] = function (...args) {
      try {
        return original.apply(this, args)
      } catch (error) {
        window.seenByMonitor = error
        throw error
      }
    }
  }
  around(EventTarget.prototype, 'addEventListener')
  around(History.prototype, 'pushState')
  around(History.prototype, 'replaceState')
  around(XMLHttpRequest.prototype, 'open')
  around(XMLHttpRequest.prototype, 'send')
  around(Navigator.prototype, 'sendBeacon')
  around(Storage.prototype, 'setItem')
  const { fetch } = window
  window.fetch = async (...args) => {
    const answer = await fetch(...args)
    await answer.clone().text()
    return answer
  }
  for (const name of ['log', 'info', 'warn', 'error']) around(console, name)
  window.onerror = () => true
})()
