// @ts-nocheck: a script of the page
// Observers of a shim, which look at the page themselves.
window.IntersectionObserver = class {
  constructor(callback) {
    this.targets = []
    this.timer = setInterval(() => this.look(callback), 100)
  }
  look(callback) {
    const list = this.targets.map((target) => {
      const boundingClientRect = target.getBoundingClientRect()
      const { top, bottom } = boundingClientRect
      const isIntersecting = bottom >= 0 && top <= innerHeight
      return { target, boundingClientRect, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }
    })
    if (list.length) callback(list, this)
  }
  observe(target) {
    this.targets.push(target)
  }
  unobserve(target) {
    this.targets = this.targets.filter((each) => each !== target)
  }
  disconnect() {
    this.targets = []
    clearInterval(this.timer)
  }
  takeRecords() {
    return []
  }
}
{
  const Original = MutationObserver
  window.MutationObserver = function (callback) {
    return new Original((records, observer) => callback([...records], observer))
  }
}
