// @ts-nocheck: a script of the page
// A page that freezes the browser's own objects, so that nobody can change them.
for (const each of [Object, Array, Function, String, Promise, Map, Set, WeakMap, JSON, Math, Error, RegExp]) {
  Object.freeze(each)
  if (each.prototype) Object.freeze(each.prototype)
}
