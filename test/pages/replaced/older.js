// @ts-nocheck: a script of the page
// Without what the oldest browsers that we support do not have.
for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'trustedTypes', 'PerformanceLongTaskTiming'])
  delete window[name]
delete Element.prototype.checkVisibility
delete HTMLElement.prototype.showPopover
delete HTMLElement.prototype.hidePopover
delete HTMLElement.prototype.popover
delete Document.prototype.startViewTransition
delete Promise.withResolvers
delete Object.groupBy
delete Array.prototype.toSorted
delete AbortSignal.any
