// @ts-nocheck: a script of the page
// JSON as a page wraps it: spaced when written, and read into objects that inherit nothing.
{
  const { parse, stringify } = JSON
  JSON.stringify = (value, replacer) => stringify(value, replacer, 2)
  JSON.parse = (text, reviver) =>
    parse(text, function (key, value) {
      const bare =
        value && typeof value === 'object' && !Array.isArray(value) ? Object.assign(Object.create(null), value) : value
      return reviver ? reviver.call(this, key, bare) : bare
    })
}
