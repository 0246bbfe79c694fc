import type { Detail } from '../../../shared/page/model/site'
import type { Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { text } from '../../../shared/values/names'
import { HASH, hashIn, invalidIn, lookOf, SENT_STATUS } from '../../../shared/wire/page/site/contact'
import type { Answer } from './answer'
import { fieldsOf } from './own-fields'
import type { Teller } from './tell'
import type { Tips } from './tips'

interface Parts extends Pick<Teller, 'isNew' | 'tell'> {
  wrapper: Element
  form: HTMLFormElement
  answer: Answer
  tips: Tips
  forgetId: Stop
}

/**
 * A reply has come. As the original does it: first the look, then the events, the reset and at last the message.
 * @returns shows the reply, and returns the block that screen readers read out
 */
export const createFinish =
  ({ wrapper, form, answer, tips, isNew, tell, forgetId }: Parts) =>
  (reply: Record<string, unknown>, detail: Detail): HTMLElement => {
    const status = text(reply.status)
    const [look, output, event] = lookOf(status, isNew)
    Object.assign(detail, { status, apiResponse: reply })
    answer.setStatus(look, output)
    const wrong = tips.show(invalidIn(reply, wrapper.id))
    if (event) tell(event, detail)
    tell('submit', detail)
    const hash = fieldsOf(form)(HASH)
    if (hash) hash.value = hashIn(reply) || hash.value
    if (status === SENT_STATUS) {
      forgetId()
      bare(form, 'reset')()
    }
    return answer.say(text(reply.message), ...wrong)
  }
