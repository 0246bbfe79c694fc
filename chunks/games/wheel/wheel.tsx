import { Component } from 'react'
import type { Prize } from '../../../shared/model/prize'
import { direction } from '../../../shared/model/text'
import { after, all, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { wheel } from '../../../shared/words/english'
import { type Marked, prefersReducedMotion } from '../../core/ui/index'
import type { GamePart } from '../../types/gamified/game'
import { fitAll, LINE_HEIGHT, RIM_RADIUS } from './fit'
import { angleOf, type Side, slicePath, toneOf, turnTo } from './slices'

/** Milliseconds that it spins (specification, section 9). */
const SPIN_MS = 7_000
/** Milliseconds for reading the slice. */
const READING_MS = 1_200
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

const writeLabel = (text: SVGTextElement, lines: string[], size: number, side: Side): void => {
  text.style.fontSize = `${size}px`
  text.replaceChildren(
    ...lines.map((line, index) => {
      const span = doc.createElementNS(SVG_NAMESPACE, 'tspan')
      span.setAttribute('x', `${RIM_RADIUS * side}`)
      // From one baseline to the next, with the block centred.
      span.setAttribute('dy', `${index ? LINE_HEIGHT : 0.35 - ((lines.length - 1) / 2) * LINE_HEIGHT}em`)
      span.textContent = line
      return span
    }),
  )
}

/** Takes the place of `data-wisp-wheel`; the template's element is drawn over it. */
export class Wheel extends Component<Marked> {
  private rotor: SVGSVGElement | null = null
  private readonly gamified = this.props.live.context.parts.gamified as GamePart
  private readonly game = this.gamified.gameOf(this.props.live)
  private readonly slices = this.game.slices
  private readonly side: Side = direction(this.props.live.context.popup.language) === 'rtl' ? -1 : 1

  private readonly stops: Stop[] = []

  override componentDidMount(): void {
    const reveal = ({ id }: Prize) => this.spin(this.slices.findIndex((slice) => slice.id === id))
    this.stops.push(this.game.attach({ pause: READING_MS, reveal }))
    if (this.rotor)
      this.stops.push(
        this.gamified.onceLaidOut(this.rotor, () => {
          // In a task of its own: the popup need not wait for its labels.
          this.stops.push(after(0, () => this.label()))
        }),
      )
  }

  override componentWillUnmount(): void {
    all(this.stops)()
  }

  /** Text is measured on a canvas, which needs no layout. */
  private label(): void {
    const texts = [...(this.rotor?.querySelectorAll('text') ?? [])]
    const pen = doc.createElement('canvas').getContext('2d')
    const [first] = texts
    if (!pen || !first) return
    const { fontFamily, fontWeight } = getComputedStyle(first)
    pen.font = `${fontWeight} 100px ${fontFamily}`
    const fitted = fitAll(
      this.slices.map(({ label }) => label),
      (text) => pen.measureText(text).width / 100,
    )
    fitted.forEach(({ lines, size }, index) => {
      const text = texts[index]
      if (text) writeLabel(text, lines, size, this.side)
    })
  }

  private async spin(place: number): Promise<void> {
    const { rotor } = this
    // If the owner has changed the prizes meanwhile, none of the slices is the right one.
    if (!rotor || place < 0) return
    const turned = `rotate(${turnTo(place, this.slices.length, Math.random())}deg)`
    rotor.style.transform = turned
    if (prefersReducedMotion()) return
    const motion = rotor.animate([{ transform: 'rotate(0)' }, { transform: turned }], {
      duration: SPIN_MS,
      easing: 'cubic-bezier(.15,.6,.1,1)',
    })
    // Rejects when the popup is closed meanwhile.
    await motion.finished.catch(() => {})
  }

  override render() {
    const { element, live } = this.props
    const { length } = this.slices
    return (
      <div className="wisp-game wisp-wheel" data-wisp-action="play">
        <svg
          ref={(rotor) => {
            this.rotor = rotor
          }}
          className="wisp-rotor"
          viewBox="-100 -100 200 200"
          role="img"
          aria-label={this.slices.map(({ label }) => label).join(', ')}
        >
          {this.slices.map((_, place) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: slices never move
              key={place}
              className="wisp-slice"
              data-slice={place}
              data-tone={toneOf(place, length)}
              transform={`rotate(${place * angleOf(length)})`}
            >
              <path d={slicePath(length, this.side)} />
              <text />
            </g>
          ))}
        </svg>
        {element}
        <button type="button" className="wisp-spin" part="spin" data-wisp-action="play">
          {live.words.spin ?? wheel.spin}
        </button>
        <svg className="wisp-pointer" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M1 12L23 1v22Z" />
        </svg>
        <p className="wisp-unplayed" role="alert" />
      </div>
    )
  }
}
