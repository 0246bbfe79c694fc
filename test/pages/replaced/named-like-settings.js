// @ts-nocheck: a script of the page
// Methods that each object has from then on, with names that settings, requests and answers have as well.
for (const name of ['type', 'host', 'version', 'id', 'name', 'url', 'key', 'on'])
  Object.prototype[name] ??= function () {
    return this
  }
