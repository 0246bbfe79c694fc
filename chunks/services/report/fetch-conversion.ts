import type { ConversionChunk } from '../../../shared/page/model/conversion-chunk'
import type { Page } from '../../../shared/page/model/page'

/** Fetches how leads are sent, unless the file of the form has brought it. Never rejects: without it, leads wait as after an outage. */
export const fetchConversion = async (page: Pick<Page, 'conversion' | 'load'>): Promise<void> => {
  try {
    page.conversion ??= (await page.load<{ conversion: ConversionChunk }>('conversion')).conversion
  } catch {
    // The network is down.
  }
}
