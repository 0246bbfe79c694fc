/** POST {host}/api/display/{platform}/product-recommendation/{popup id} (specification, section 7). */
import type { OfferRequest } from '../../page/model/store'

export const recommendationCall = (
  host: string,
  platform: string,
  { category, count, popupId }: OfferRequest,
  ids: string[],
): { url: string; body: URLSearchParams } => ({
  url: `${host}/api/display/${platform}/product-recommendation/${popupId}`,
  body: new URLSearchParams({ category, products: ids.join(), limit: `${count}`, count: `${count}` }),
})
