// @ts-nocheck: a script of the page
// Methods that each object has from then on, and shows in `for (name in object)`, by names that our own objects use too.
{
  const names = ['each', 'extend', 'clone', 'find', 'size', 'remove', 'open', 'close', 'show', 'hide', 'id', 'type', 'host']
  for (const name of [...names, 'site', 'consent', 'text', 'image', 'html', 'triggers', 'targeting', 'delay', 'hosts'])
    Object.prototype[name] = function () {
      return this
    }
  for (const type of [Array, String, Function, Number]) type.prototype.also = () => 'more'
}
