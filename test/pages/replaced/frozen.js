// @ts-nocheck: a script of the page
// What a page does that lets nobody change what the browser has.
for (const each of [Object, Array, Function, String, Promise, Map, Set, WeakMap, JSON, Math, Error, RegExp]) {
  Object.freeze(each)
  if (each.prototype) Object.freeze(each.prototype)
}
