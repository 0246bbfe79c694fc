import { Component } from 'react'
import type { Prize } from '../../../shared/model/prize'
import type { Marked } from '../../core/ui/index'
import type { GamifiedChunk } from '../../types/gamified/index'

const BOXES = [1, 2, 3]
const NAMES = { en: 'Gift box', he: 'קופסת מתנה' }
/** Milliseconds: the lid is off, and what was in it has been read. */
const REST = 2_400

const VIEW = '0 0 120 130'

/** The lid is a picture of its own: of what is inside one, the compositor moves nothing by itself. */
const Box = () => (
  <>
    <svg viewBox={VIEW} aria-hidden="true">
      <path className="wisp-body" d="M14 58h92v62a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" />
      <path className="wisp-shade" d="M84 58h22v62a6 6 0 0 1-6 6H84Z" />
      <path className="wisp-ribbon" d="M50 58h20v68H50Z" />
    </svg>
    <svg className="wisp-lid" viewBox={VIEW} aria-hidden="true">
      <path className="wisp-body" d="M10 38h100a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V42a4 4 0 0 1 4-4Z" />
      <path className="wisp-shade" d="M6 56h108v2a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z" />
      <path className="wisp-ribbon" d="M50 38h20v24H50Z" />
      <path className="wisp-bow" d="M60 36C48 34 30 28 32 16 34 6 52 10 60 36c8-26 26-30 28-20 2 12-16 18-28 20Z" />
    </svg>
  </>
)

/** Takes the place of `data-wisp-gift`: three boxes, one of which is opened. */
export class Gift extends Component<Marked, { label: string; picked: number }> {
  override state = { label: '', picked: 0 }

  override componentDidMount(): void {
    const { live } = this.props
    const game = (live.context.parts.gamified as GamifiedChunk).gameOf(live)
    game.toy = { rest: REST, reveal: async (prize, pressed) => this.open(prize, pressed as HTMLElement) }
  }
  /** The one that was pressed; a press elsewhere leaves the choice to us. */
  private open({ label }: Prize, pressed?: HTMLElement): void {
    this.setState({ label, picked: Number(pressed?.dataset.box ?? 2) })
  }

  override render() {
    const { element, live } = this.props
    const { label, picked } = this.state
    return (
      <div className="wisp-game wisp-gift">
        {element}
        <div className="wisp-boxes">
          {BOXES.map((box) => (
            <button
              key={box}
              type="button"
              className={picked === box ? 'wisp-box open' : picked ? 'wisp-box away' : 'wisp-box'}
              part="box"
              data-wisp-action="play"
              data-box={box}
              aria-label={`${NAMES[live.context.popup.language]} ${box}${picked === box ? `: ${label}` : ''}`}
            >
              <Box />
              <span className="wisp-inside">{picked === box && label}</span>
            </button>
          ))}
        </div>
        <p className="wisp-unplayed" role="alert" />
      </div>
    )
  }
}
