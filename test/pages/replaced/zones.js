// @ts-nocheck: a script of the page
// Wraps listeners, timers and promises, as a framework that follows every task does.
;(() => {
  const wrapped = new WeakMap()
  const wrap = (task) => {
    if (typeof task !== 'function') return task
    if (!wrapped.has(task))
      wrapped.set(task, function (...args) {
        return task.apply(this, args)
      })
    return wrapped.get(task)
  }
  for (const name of ['addEventListener', 'removeEventListener']) {
    const original = EventTarget.prototype[name]
    EventTarget.prototype[name] = function (type, listener, options) {
      return original.call(this ?? window, type, wrap(listener), options)
    }
  }
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'requestIdleCallback']) {
    const original = window[name]
    window[name] = (task, ...args) => original.call(window, wrap(task), ...args)
  }
  const { then } = Promise.prototype
  const Original = Promise
  class ZonePromise extends Original {
    get [Symbol.toStringTag]() {
      return 'Promise'
    }
  }
  window.Promise = ZonePromise
  Original.prototype.then = function (onFulfilled, failed) {
    return then.call(this, wrap(onFulfilled), wrap(failed))
  }
})()
