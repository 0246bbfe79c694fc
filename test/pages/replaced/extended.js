// @ts-nocheck: a script of the page
// Methods that each object has from then on, and shows in `for (name in object)`.
{
  const names = ['each', 'extend', 'clone', 'find', 'size', 'remove', 'keys', 'values', 'has', 'map', 'filter', 'isEmpty']
  for (const name of names)
    Object.prototype[name] ??= function () {
      return this
    }
  for (const type of [Array, String, Function, Number]) type.prototype.also = () => 'more'
}
