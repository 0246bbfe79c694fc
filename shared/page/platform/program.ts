import { isTestHost } from '../../model/test-hosts'
import { isMachineName } from '../../targeting/machine-name'
import { OWNER } from '../../wire/addresses'

/** True if a program drives this browser, as it says itself. On a page that is kept for tests it is a test of the owner's own. */
export const isDriven = (): boolean => navigator.webdriver && !isTestHost(location.hostname)

/**
 * True for a program that is shown nothing by itself over the page, where no server decides on that; an owner's link shows
 * everything.
 */
export const isProgram = (): boolean =>
  (navigator.webdriver || isMachineName(navigator.userAgent)) &&
  !isTestHost(location.hostname) &&
  !location.search.includes(OWNER)
