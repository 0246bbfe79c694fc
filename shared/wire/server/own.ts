/** A display answer in the shape that our own script keeps, so that it decodes next to nothing (../page/own-answer.ts). */
import { CAMPAIGN_FIELDS, decodeCampaign } from '../campaign'

type Fields = Record<string, unknown>

/** The loader's settings of a popup, without those that are off, beside the fields of it that only chunks read. */
const campaignOf = (popup: Fields): Fields => {
  const settings = Object.entries(decodeCampaign(popup) ?? {}).filter(([, value]) => value !== false)
  const others = Object.entries(popup).filter(([name]) => !CAMPAIGN_FIELDS.includes(name))
  return Object.fromEntries([...settings, ...others])
}

/** @param answer that the page would decode: lean, or a restriction */
export const encodeOwn = ({ display, message, poptins, ...fields }: Fields): Fields => ({
  ...fields,
  ...(message !== '' && { message }),
  ...(display === 'not_allowed' && { restricted: true }),
  campaigns: (poptins as Fields[]).map(campaignOf),
})
