// @ts-nocheck: a script of an old page
// Replaces functions of the browser as date libraries and shims for old browsers do.
;(() => {
  const { parse } = Date
  Date.parse = (text) => {
    const time = parse(text)
    return Number.isNaN(time) ? null : new Date(time)
  }
  Date.prototype.toISOString = function () {
    return `"${this.getTime()}"`
  }
  Object.assign(Date.prototype, {
    add() {
      return this
    },
    clone() {
      return new Date(this.getTime())
    },
  })
  Object.assign(Number.prototype, {
    days() {
      return this
    },
  })
  Object.prototype.merge = function (more) {
    return Object.assign(this, more)
  }
  Array.prototype.remove = function (item) {
    const index = this.indexOf(item)
    if (index > -1) this.splice(index, 1)
    return this
  }
  Array.prototype.contains = function (item) {
    return this.indexOf(item) > -1
  }
  Function.prototype.bind = function (self, ...first) {
    return (...rest) => this.apply(self, [...first, ...rest])
  }
})()
