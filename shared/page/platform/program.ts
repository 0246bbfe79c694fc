import { isTestHost } from '../../model/test-hosts'

/** True if a program drives this browser, as it says itself. On a page that is kept for tests it is a test of the owner's own. */
export const isDriven = (): boolean => navigator.webdriver && !isTestHost(location.hostname)
