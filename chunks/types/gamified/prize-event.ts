import type { Prize } from '../../../shared/model/prize'
import type { Live } from '../../core/ui/index'

/** Tells the page that the visitor has won. */
export const emitPrize = ({ context }: Live, { code, id, label, winner }: Prize): void => {
  if (winner) context.emit('prize', { id: context.popup.id, prizeId: id, label, code })
}
