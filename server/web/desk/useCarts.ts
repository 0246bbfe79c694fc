import { useMemo, useRef, useState } from 'react'
import type { CartsAnswer } from '../../shop/answers'
import type { Api } from './api'
import { appendCarts, refreshCarts } from './rows'

/** Carts per request. */
const CARTS_PER_PAGE = 50

interface CartList {
  /** undefined until loaded. */
  carts?: CartsAnswer | undefined
  /** Asks for the newest carts; the answer is shown by calling its result. */
  ask(signal: AbortSignal): Promise<() => void>
  more(): Promise<void>
}

/** The abandoned carts, as far as they have been loaded. */
export const useCarts = (api: Api): CartList => {
  const [carts, setCarts] = useState<CartsAnswer>()
  const page = useRef<CartsAnswer>(undefined)
  const ask = useMemo(
    () => async (signal: AbortSignal) => {
      const fresh = await api.carts({ limit: CARTS_PER_PAGE }, signal)
      return () => {
        // The same object: nothing has changed.
        if (page.current === fresh) return
        page.current = fresh
        setCarts((list) => refreshCarts(list, fresh))
      }
    },
    [api],
  )
  return {
    carts,
    ask,
    async more() {
      const cursor = carts?.next
      if (!cursor) return
      const older = await api.carts({ cursor, limit: CARTS_PER_PAGE })
      // If the list has started over meanwhile, this page no longer follows it.
      setCarts((now) => (now?.next === cursor ? appendCarts(now, older) : now))
    },
  }
}
