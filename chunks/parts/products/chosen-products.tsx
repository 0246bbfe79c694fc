import { Component } from 'react'
import { formStepsOf } from '../../../shared/page/model/form-steps'
import type { Stop } from '../../../shared/page/platform/dom'
import { Products, type ProductsProps } from './products'
import { type Attribute, attributesOf } from './settings'

/** The last answer that chooses products (`data-wisp-set`) takes the place of what the template says. */
const withChosen = (attribute: Attribute, settings: string[]): Attribute => {
  const setting = settings.findLast((each) => /(^|\s)(category|ids):/.test(each))
  if (!setting) return attribute
  const settingOf = (name: string): string => RegExp(`(?:^|\\s)${name}:(\\S*)`).exec(setting)?.[1] ?? ''
  const chosen = new Map([
    ['products', settingOf('category') || 'manual'],
    ['ids', settingOf('ids')],
  ])
  return (name) => chosen.get(name) ?? attribute(name)
}

/** Takes the place of `data-wisp-products`: other answers, other products. */
export class ChosenProducts extends Component<Omit<ProductsProps, 'attribute'>> {
  private readonly steps = formStepsOf(this.props.live)
  override componentWillUnmount: Stop = () => {}

  override componentDidMount(): void {
    const { effect, untracked } = this.props.live.context.page.signals
    this.componentWillUnmount = effect(() => {
      if (this.steps?.changes.value) untracked(() => this.forceUpdate())
    })
  }
  override render() {
    const attribute = withChosen(attributesOf(this.props.source), this.steps?.answers().chosen('data-wisp-set') ?? [])
    return <Products key={`${attribute('products')} ${attribute('ids')}`} {...this.props} attribute={attribute} />
  }
}
