import { useMemo, useRef, useState } from 'react'
import type { WebhooksAnswer } from '../../webhooks/answers'
import type { Api } from './api'

export interface WebhookList {
  /** undefined until loaded. */
  answer?: WebhooksAnswer | undefined
  /** @param site key */
  choose(site: string): void
  /** Has a delivery made once more. */
  again(delivery: string): Promise<void>
}

interface WebhooksOfDesk {
  webhooks: WebhookList
  /** Asks for the webhooks; the answer is shown by calling its result. */
  ask(signal: AbortSignal): Promise<() => void>
}

/** The webhooks of one site, and what they were told last. */
export const useWebhooks = (api: Api): WebhooksOfDesk => {
  const [site, choose] = useState('')
  const [answer, setAnswer] = useState<WebhooksAnswer>()
  const lastAnswer = useRef<WebhooksAnswer>(undefined)
  const ask = useMemo(
    () => async (signal: AbortSignal) => {
      const fresh = await api.webhooks(site, signal)
      return () => {
        // The same object: nothing has changed.
        if (lastAnswer.current === fresh) return
        lastAnswer.current = fresh
        setAnswer(fresh)
      }
    },
    [api, site],
  )
  const again = async (delivery: string): Promise<void> => {
    if (answer) await api.redeliver(answer.site, delivery)
  }
  return { webhooks: { answer, choose, again }, ask }
}
