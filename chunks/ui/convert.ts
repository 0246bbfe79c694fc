/** A visitor did what the popup is for: kept first, then sent, so that nothing between here and the server loses it. */
import type { Lead, PopupContext } from '../../shared/popup'
import { json } from '../../shared/send'
import { keepConversionId } from '../../shared/storage'
import { conversionForm, conversionUrl, decodeConversion } from '../../shared/wire/conversion'
import { deliver, keep } from '../outbox/index'

/** Ends when the server has answered, or when all tries on this page failed; the lead is safe from the first lines on. */
export const convert = async (context: PopupContext, lead: Lead): Promise<void> => {
  const { api, popup, send, storage } = context
  const body = conversionForm(popup, context.visit(), lead, context.trigger, context.viewId())
  keep(storage, lead.submissionId, { url: conversionUrl(api, popup), body })
  context.converted(lead.fields.email)
  context.emit('submit', { id: popup.id, submissionId: lead.submissionId })
  const answer = await deliver(storage, send, lead.submissionId)
  const { conversionId } = decodeConversion(answer ? json(answer) : {})
  if (conversionId) keepConversionId(storage, conversionId)
}
