import { Block, Board } from '../art/blocks'
import { BackButton, NextButton, SubmitButton } from '../kit/buttons'
import { EmailField, Question } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import { Leave, Logo, Products } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './23-gift-finder.css?inline'
import type { Texts } from './23-gift-finder.texts'

export const size = { width: 860, height: 0 }
export const brand = 'tumble'
export const uses = ['quiz', 'products', 'gift']
export const facts = ['consent', 'thanksLine']

export { texts } from './23-gift-finder.texts'

interface StepProps {
  screen: string
  /** How many questions are answered before it. */
  answered: number
  heading: string
  isFirst?: true
  children: React.ReactNode
}

const Step = ({ screen, answered, heading, isFirst, children }: StepProps) => (
  <section className="gift-step" data-wisp-screen={screen}>
    <Board answered={answered} />
    <div className="gift-body">
      {isFirst && <Logo />}
      <div data-wisp-progress="" />
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
)

/** The products by the answers. */
const Picks = ({ t }: { t: Texts }) => (
  <Products t={t}>
    <p className="gift-none">{t.noPicks}</p>
  </Products>
)

interface AnswersProps {
  name: string
  label: string
  answers: string[]
  /** The products that each answer stands for. */
  products?: string[]
}

const Answers = ({ name, label, answers, products }: AnswersProps) => (
  <Question name={name} label={label}>
    <div className="gift-answers">
      {answers.map((answer, place) => (
        <label key={answer} className="gift-answer">
          <input type="radio" name={name} value={answer} data-wisp-set={products?.[place]} />
          <Block number={place} />
          <span>{answer}</span>
        </label>
      ))}
    </div>
  </Question>
)

/** A button, and beside it the way back. */
const Ways = ({ t, children }: { t: Texts; children: React.ReactNode }) => (
  <div className="gift-ways">
    {children}
    <BackButton>{t.back}</BackButton>
  </div>
)

const Questions = ({ t }: { t: Texts }) => (
  <>
    <Step screen="main" answered={0} heading={t.heading} isFirst>
      <Answers name="age" label={t.heading} answers={[t.age1, t.age2, t.age3, t.age4]} />
      <div className="gift-ways">
        <NextButton to="rain">{t.next}</NextButton>
        <Leave>{t.decline}</Leave>
      </div>
    </Step>
    <Step screen="rain" answered={1} heading={t.heading2}>
      <Answers
        name="rain"
        label={t.heading2}
        answers={[t.rain1, t.rain2, t.rain3, t.rain4]}
        products={[t.set1, t.set2, t.set3, t.set4]}
      />
      <Ways t={t}>
        <NextButton to="who">{t.next}</NextButton>
      </Ways>
    </Step>
    <Step screen="who" answered={2} heading={t.heading3}>
      <Answers name="who" label={t.heading3} answers={[t.who1, t.who2, t.who3, t.who4]} />
      <Ways t={t}>
        <NextButton to={t.afterQuestions}>{t.next}</NextButton>
      </Ways>
    </Step>
  </>
)

export const Template = ({ t }: { t: Texts }) => (
  <div className="design gift">
    <Style css={css} />
    <form data-wisp-form="">
      <Questions t={t} />
      <section className="gift-picks" data-wisp-screen="picks">
        <div data-wisp-progress="" />
        <h2>{t.picksHeading}</h2>
        <p className="line">{t.picksLine}</p>
        <Picks t={t} />
        <Ways t={t}>
          <NextButton to="email">{t.picksButton}</NextButton>
        </Ways>
      </section>
      <Step screen="email" answered={3} heading={t.emailHeading}>
        <p className="line">{t.emailLine}</p>
        <EmailField t={t} />
        <Ways t={t}>
          <SubmitButton>{t.button}</SubmitButton>
        </Ways>
        <SmallPrint className="small consent">{t.consent}</SmallPrint>
      </Step>
    </form>
    <section className="gift-picks" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Picks t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
