// @ts-nocheck: a script of the page
// A browser that is told to keep nothing throws.
{
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
}
