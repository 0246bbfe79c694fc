import { Component } from 'react'
import { formStepsOf } from '../../../shared/page/model/form-steps'
import type { Stop } from '../../../shared/page/platform/dom'
import { isAnswered, withChosen } from './chosen'
import { Products, type ProductsProps } from './products'
import { attributesOf } from './settings'

interface ChosenProductsProps extends Omit<ProductsProps, 'attribute'> {
  /** True if answers choose the products. */
  isQuiz: boolean
}

/**
 * Takes the place of `data-wisp-products`, since other answers choose other products. In a quiz, the store is asked once the
 * answers are given.
 */
export class ChosenProducts extends Component<ChosenProductsProps, { isOnScreen: boolean }> {
  override state = { isOnScreen: !this.props.isQuiz }
  private readonly steps = formStepsOf(this.props.live)
  private place: HTMLElement | null = null
  override componentWillUnmount: Stop = () => {}

  override componentDidMount(): void {
    const { effect, untracked } = this.props.live.context.page.signals
    this.componentWillUnmount = effect(() => {
      if (this.steps?.changes.value) untracked(() => this.update())
    })
  }
  private update(): void {
    // On a hidden step, the place waits for the answers. Once it is on the screen without any, it shows the products that the
    // template names.
    if (this.place && !this.place.closest('[data-wisp-step][hidden]')) this.setState({ isOnScreen: true })
    else this.forceUpdate()
  }
  override render() {
    const { live, source } = this.props
    const sets = this.steps?.answers().chosen('data-wisp-set') ?? []
    if (!this.state.isOnScreen && !isAnswered(live.root, sets))
      return (
        <i
          hidden
          ref={(place) => {
            this.place = place
          }}
        />
      )
    const attribute = withChosen(attributesOf(source), sets)
    return <Products key={`${attribute('products')} ${attribute('ids')}`} {...this.props} attribute={attribute} />
  }
}
