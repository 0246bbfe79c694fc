// @ts-nocheck: a script of the page
// Polyfills of years ago, which put themselves in the place of what the browser has.
;(() => {
  class OldMap {
    constructor(entries) {
      this.list = []
      for (const [key, value] of entries ?? []) this.set(key, value)
    }
    find(key) {
      return this.list.findIndex(([each]) => each === key)
    }
    get(key) {
      return this.list[this.find(key)]?.[1]
    }
    has(key) {
      return this.find(key) > -1
    }
    set(key, value) {
      const index = this.find(key)
      if (index > -1) this.list[index][1] = value
      else this.list.push([key, value])
      return this
    }
    delete(key) {
      const index = this.find(key)
      if (index > -1) this.list.splice(index, 1)
      return index > -1
    }
    clear() {
      this.list = []
    }
    get size() {
      return this.list.length
    }
    forEach(action) {
      for (const [key, value] of this.list) action(value, key, this)
    }
    entries() {
      return this.list.values()
    }
    keys() {
      return this.list.map(([key]) => key).values()
    }
    values() {
      return this.list.map(([, value]) => value).values()
    }
    [Symbol.iterator]() {
      return this.entries()
    }
  }
  window.Map = OldMap
  window.Set = class {
    constructor(values) {
      this.map = new OldMap()
      for (const value of values ?? []) this.add(value)
    }
    add(value) {
      this.map.set(value, value)
      return this
    }
    has(value) {
      return this.map.has(value)
    }
    delete(value) {
      return this.map.delete(value)
    }
    clear() {
      this.map.clear()
    }
    get size() {
      return this.map.size
    }
    forEach(action) {
      for (const value of this) action(value, value, this)
    }
    [Symbol.iterator]() {
      return this.map.keys()
    }
    values() {
      return this.map.keys()
    }
  }
  Object.assign = (target, ...sources) => {
    for (const source of sources) for (const name in source) target[name] = source[name]
    return target
  }
  Array.prototype.includes = function (item) {
    return this.indexOf(item) !== -1
  }
  String.prototype.startsWith = function (start) {
    return this.indexOf(start) === 0
  }
  Element.prototype.closest = function (selector) {
    for (let element = this; element?.nodeType === 1; element = element.parentNode) if (element.matches(selector)) return element
    return null
  }
  window.CustomEvent = function (type, { bubbles = false, cancelable = false, detail = null } = {}) {
    const event = document.createEvent('CustomEvent')
    event.initCustomEvent(type, bubbles, cancelable, detail)
    return event
  }
})()
