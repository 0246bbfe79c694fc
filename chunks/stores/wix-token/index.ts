/**
 * Asks Wix for the function that makes access tokens. Wix knows the app by `document.currentScript`, which is null in a
 * module, so this is a classic script of its own. It is inserted and removed by chunks/stores/wix/token.ts, which waits
 * for the event. No imports or exports, which would make it a module, and no names at the top, which would be the page's.
 */
;(() => {
  // As shared/page/platform/safe-dom.ts does it: markup of the page can stand in for properties of the document.
  const script: unknown = Reflect.get(Reflect.getPrototypeOf(document) as Document, 'currentScript', document)
  const { wixEmbedsAPI } = window as { wixEmbedsAPI?: { getAccessTokenFunction?: () => unknown } }
  let detail: unknown
  try {
    detail = wixEmbedsAPI?.getAccessTokenFunction?.()
  } catch {
    // Without a function, the store chunk says that there is no token.
  }
  if (script instanceof Element) script.dispatchEvent(new CustomEvent('wisp-token', { detail }))
})()
