import type { APIResponse, Route } from 'playwright-core'
import { DRAWN } from '../../shared/wire/addresses'

/** Asks as other scripts do than our own, and so gets whole popups: for cases that play another server. */
export const fetchWhole = (route: Route): Promise<APIResponse> =>
  route.fetch({ url: route.request().url().replace(DRAWN, '') })
