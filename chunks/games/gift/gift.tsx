import { Component } from 'react'
import type { Stop } from '../../../shared/page/platform/dom'
import { gift } from '../../../shared/words/english'
import type { Marked } from '../../core/ui/index'
import type { GamePart } from '../../types/gamified/game'

const BOX_NUMBERS = [1, 2, 3]
/** Opened if the visitor has pressed something other than a box. */
const MIDDLE_BOX = 2
/** Milliseconds for the lid to come off, and for reading what was in the box. */
const READING_MS = 2_400

const BOX_VIEW = '0 0 120 130'

/** The lid is an image of its own, because the compositor cannot move a part of one. */
const Box = () => (
  <>
    <svg viewBox={BOX_VIEW} aria-hidden="true">
      <path className="wisp-body" d="M14 58h92v62a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" />
      <path className="wisp-shade" d="M84 58h22v62a6 6 0 0 1-6 6H84Z" />
      <path className="wisp-ribbon" d="M50 58h20v68H50Z" />
    </svg>
    <svg className="wisp-lid" viewBox={BOX_VIEW} aria-hidden="true">
      <path className="wisp-body" d="M10 38h100a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V42a4 4 0 0 1 4-4Z" />
      <path className="wisp-shade" d="M6 56h108v2a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z" />
      <path className="wisp-ribbon" d="M50 38h20v24H50Z" />
      <path className="wisp-bow" d="M60 36C48 34 30 28 32 16 34 6 52 10 60 36c8-26 26-30 28-20 2 12-16 18-28 20Z" />
    </svg>
  </>
)

/** Takes the place of `data-wisp-gift`: three boxes, one of which is opened. */
export class Gift extends Component<Marked> {
  private readonly game = (this.props.live.context.parts.gamified as GamePart).gameOf(this.props.live)
  private stop: Stop = () => {}

  override componentDidMount(): void {
    this.stop = this.game.attach({ pause: READING_MS }, this)
  }
  override componentWillUnmount(): void {
    this.stop()
  }

  override render() {
    const { element, live } = this.props
    const { prize, pressed } = this.game.phase.value
    const boxNumber = prize && Number((pressed as HTMLElement | undefined)?.dataset.box ?? MIDDLE_BOX)
    return (
      <div className="wisp-game wisp-gift">
        {element}
        <div className="wisp-boxes">
          {BOX_NUMBERS.map((box) => (
            <button
              key={box}
              type="button"
              className={boxNumber === box ? 'wisp-box open' : boxNumber ? 'wisp-box away' : 'wisp-box'}
              part="box"
              data-wisp-action="play"
              data-box={box}
              aria-label={`${live.words.giftBox ?? gift.giftBox} ${box}${boxNumber === box ? `: ${prize?.label}` : ''}`}
            >
              <Box />
              <span className="wisp-inside">{boxNumber === box && prize?.label}</span>
            </button>
          ))}
        </div>
        <p className="wisp-unplayed" role="alert" />
      </div>
    )
  }
}
