/** The actions of the elements of a page, which run when they are pressed. wisp-page.js listens for that, and prevents what they do otherwise. */
import type { ActionsChunk } from '../../../shared/page/model/page-builder'
import { all, guard, reportRejection } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'
import { own } from '../../../shared/values/own'
import { decodeAction } from '../../../shared/wire/page/page-builder/action'
import { ACTIONS } from './actions'
import { asButton, controlOf } from './control'
import { announce } from './reveal'

/** An action of an unknown name does nothing. */
export const act: ActionsChunk['act'] = (raw, holder, runtime) => {
  const action = decodeAction(raw)
  const result = guard(() => own(ACTIONS, action.name)?.({ action, holder, runtime }))
  if (result instanceof Promise) reportRejection(result)
}

export const mount: ActionsChunk['mount'] = (holder, { page }) => {
  const { name, target } = decodeAction(page.actions.get(bare(holder, 'id')) ?? {})
  if (!own(ACTIONS, name)) return () => {}
  const asControl = asButton(holder)
  return all([asControl, name.endsWith('-elements') ? announce(controlOf(holder), target) : () => {}])
}
