import type { Live } from '../../core/ui/index'

/** When a game asks for the lead. */
export type LeadOrder = 'first' | 'after' | 'never'

/** By the order of the template's screens; server/template/record.ts decides the same way. */
export const leadOrder = ({ context, screens }: Live): LeadOrder => {
  if (!context.parts.form) return 'never'
  const play = screens.indexOf('play')
  return play >= 0 && play < screens.indexOf('main') ? 'after' : 'first'
}
