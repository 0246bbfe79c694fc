// @ts-nocheck: a script of the page
// Timers that a page hands out itself: their handles are objects, and they fire in a frame.
{
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame } = window
  const handleOf = (number) => ({ number, valueOf: () => number, unref() {} })
  window.setTimeout = (task, ms, ...args) =>
    handleOf(setTimeout(() => requestAnimationFrame(() => task(...args)), ms))
  window.clearTimeout = (handle) => clearTimeout(handle?.number ?? handle)
  window.setInterval = (task, ms, ...args) => handleOf(setInterval(task, ms, ...args))
  window.clearInterval = (handle) => clearInterval(handle?.number ?? handle)
}
