// @ts-nocheck: a script of an old page
// Replaces functions of the browser as old releases of MooTools do, by name and by behaviour.
;(() => {
  /** Wraps an event; it is none, so it cannot be dispatched. */
  window.Event = function (event) {
    const raw = event || window.event
    this.event = raw
    this.type = raw?.type
    this.target = raw?.target
    this.stop = () => this
  }
  // Empty types of the same names, without what the browser’s have.
  window.Document = function () {}
  window.Window = function () {}
  const { prototype } = window.Element
  window.Element = function (name, properties) {
    return Object.assign(document.createElement(name), properties)
  }
  window.Element.prototype = prototype
  Object.assign(prototype, {
    set(name, value) {
      this.setAttribute(name, value)
      return this
    },
    get(name) {
      return this.getAttribute(name)
    },
    match(selector) {
      return this.matches(selector)
    },
    clone(contents) {
      return this.cloneNode(contents !== false)
    },
    empty() {
      while (this.firstChild) this.removeChild(this.firstChild)
      return this
    },
    scrollTo(x, y) {
      this.scrollLeft = x
      this.scrollTop = y
      return this
    },
  })
  Array.from = (each) => {
    if (each == null) return []
    if (Array.isArray(each)) return each
    return typeof each.length === 'number' && typeof each !== 'string' ? [].slice.call(each) : [each]
  }
  Object.assign(Array.prototype, {
    each: [].forEach,
    append(more) {
      this.push(...more)
      return this
    },
    include(item) {
      if (!this.includes(item)) this.push(item)
      return this
    },
    flatten() {
      return this.flat(9)
    },
  })
  Object.assign(Function.prototype, {
    extend(properties) {
      return Object.assign(this, properties)
    },
    implement(properties) {
      return Object.assign(this.prototype, properties)
    },
    delay(ms) {
      return setTimeout(this, ms)
    },
  })
  Object.assign(String.prototype, {
    contains(part) {
      return this.indexOf(part) > -1
    },
    clean() {
      return this.replace(/\s+/g, ' ').trim()
    },
    test(pattern) {
      return new RegExp(pattern).test(this)
    },
  })
  document.html = document.documentElement
  document.window = window
  window.$ = (id) => document.getElementById(id)
})()
