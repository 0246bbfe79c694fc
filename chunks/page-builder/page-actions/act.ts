import type { ElementAction, PageRuntime } from '../../../shared/page/model/page-builder'

/** An action that is due. */
interface ActionContext {
  action: ElementAction
  /** The element that has the action; the visitor may have pressed something inside it. */
  holder: HTMLElement
  runtime: PageRuntime
}

/** Does what an action says. What it is about may be missing, or not be what it should: then it does nothing. */
export type Act = (context: ActionContext) => unknown
