// @ts-nocheck: a script of the page
// Consent and privacy scripts let a page believe that it stores.
Storage.prototype.setItem = () => {}
Storage.prototype.getItem = () => null
Storage.prototype.removeItem = () => {}
Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
