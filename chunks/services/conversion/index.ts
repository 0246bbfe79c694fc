/** The call that sends a lead, and what follows from its answer. A part of `submit`; fetched alone for leads that no form has given. */

import type { ConversionChunk } from '../../../shared/page/model/conversion-chunk'
import { reportRejection } from '../../../shared/page/platform/dom'
import { takeOver } from '../../../shared/page/platform/natives'
import { json, ok } from '../../../shared/page/platform/send'
import { allowingTag } from '../../../shared/page/platform/snippet-tag'
import { keepConversionId } from '../../../shared/page/storage/storage'
import { conversionForm, conversionUrl, decodeConversion } from '../../../shared/wire/page/conversion'

interface SnippetChunk {
  /** Throws if the page forbids it. */
  insertSnippet(markup: string, conversionId: string): void
}

const conversionCall: ConversionChunk['conversionCall'] = ({ json }, lead) => {
  takeOver(json)
  return { url: conversionUrl(lead), body: conversionForm(lead) }
}

const conversionIdIn: ConversionChunk['conversionIdIn'] = (answer) =>
  ok(answer) ? decodeConversion(json(answer)).conversionId : ''

const accepted: ConversionChunk['accepted'] = ({ load, storage }, lead, answer) => {
  const { conversionId, code } = decodeConversion(json(answer))
  const email = lead?.lead.fields.email
  if (email) storage.set('email', email.toLowerCase())
  keepConversionId(storage, conversionId)
  if (code && allowingTag())
    reportRejection(
      load<SnippetChunk>('conversion-snippet').then(({ insertSnippet }) => insertSnippet(code, conversionId)),
    )
}

export const conversion: ConversionChunk = { accepted, conversionCall, conversionIdIn }
