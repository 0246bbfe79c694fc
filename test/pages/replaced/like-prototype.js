// @ts-nocheck: a script of an old page
// Replaces functions of the browser as old releases of Prototype.js do, by name and by behaviour.
;(() => {
  const toArray = function () {
    return this.slice()
  }
  const listOf = (each) => {
    if (!each) return []
    if ('toArray' in Object(each)) return each.toArray()
    const list = []
    for (let index = 0; index < (each.length || 0); index++) list.push(each[index])
    return list
  }
  // Assigned, not defined: they show up in `for (name in list)`, as the originals do.
  Object.assign(Array.prototype, {
    toArray,
    entries: toArray,
    clone: toArray,
    all: [].every,
    any: [].some,
    collect: [].map,
    select: [].filter,
    each(action) {
      for (let index = 0; index < this.length; index++) action(this[index], index)
      return this
    },
    find(test, context) {
      for (let index = 0; index < this.length; index++) if (test.call(context, this[index], index)) return this[index]
    },
    size() {
      return this.length
    },
    first() {
      return this[0]
    },
    last() {
      return this[this.length - 1]
    },
    toJSON() {
      return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`
    },
  })
  // Ignores the second argument.
  Array.from = (each) => listOf(each)
  Object.values = (object) => {
    const values = []
    for (const name in object) values.push(object[name])
    return values
  }
  Object.extend = Object.assign
  Object.assign(String.prototype, {
    toArray() {
      return this.split('')
    },
    include(part) {
      return this.indexOf(part) > -1
    },
    toJSON() {
      return JSON.stringify(`${this}`)
    },
  })
  Object.assign(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this)
      return this
    },
    scrollTo() {
      window.scrollTo(0, this.getBoundingClientRect().top + window.scrollY)
      return this
    },
    toggle() {
      this.style.display = this.style.display === 'none' ? '' : 'none'
      return this
    },
    hide() {
      this.style.display = 'none'
      return this
    },
    clone(deep) {
      return this.cloneNode(deep)
    },
    empty() {
      return !this.innerHTML.trim()
    },
    match(selector) {
      return this.matches(selector)
    },
    next() {
      return this.nextElementSibling
    },
  })
  const { reset } = HTMLFormElement.prototype
  Object.assign(HTMLFormElement.prototype, {
    reset() {
      reset.call(this)
      return this
    },
    request() {},
    serialize: () => '',
  })
  const { prototype } = window.Element
  window.Element = function (name, attributes) {
    const element = document.createElement(name)
    for (const key in attributes) element.setAttribute(key, attributes[key])
    return element
  }
  window.Element.prototype = prototype
  window.$ = (id) => document.getElementById(id)
})()
