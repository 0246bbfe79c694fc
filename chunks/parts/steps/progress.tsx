import { Component } from 'react'
import type { Stop } from '../../../shared/page/platform/dom'
import type { Marked } from '../../core/ui/index'
import type { FormSteps } from './form-steps'
import { wordsFor } from './words'

interface ProgressProps extends Marked {
  steps: FormSteps
}

/** Takes the place of `data-wisp-progress`. */
export class Progress extends Component<ProgressProps> {
  override componentWillUnmount: Stop = () => {}

  override componentDidMount(): void {
    const { live, steps } = this.props
    const { effect, untracked } = live.context.page.signals
    this.componentWillUnmount = effect(() => {
      if (steps.changes.value) untracked(() => this.forceUpdate())
    })
  }
  override render() {
    const { live, source, steps } = this.props
    const { step, count } = steps.place()
    const text = wordsFor(live, { step, count })
    return (
      <div className={`wisp-progress ${source.getAttribute('class') ?? ''}`} part="progress">
        {/* A new element for each text: Chrome counts new text in an old one as a layout shift. */}
        <span key={text}>{text}</span>
        <div
          className="wisp-steps"
          role="progressbar"
          aria-label={text}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-valuenow={step}
          aria-valuetext={text}
        >
          <div style={{ inlineSize: `${(100 * step) / (count || 1)}%` }} />
        </div>
      </div>
    )
  }
}
