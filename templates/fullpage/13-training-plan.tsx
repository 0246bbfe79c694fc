import { Barbell } from '../art/barbell'
import { BackButton, NextButton, SubmitButton } from '../kit/buttons'
import { EmailField, PhoneField, Question } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './13-training-plan.css?inline'
import type { Texts } from './13-training-plan.texts'

export const size = { width: 1920, height: 1080 }
export const brand = 'grit'
export const uses = ['quiz', 'callback', 'guide']
export const facts = ['emailLine', 'consent', 'phoneLine', 'thanksLine']

export { texts } from './13-training-plan.texts'

interface StepProps {
  screen: string
  /** How many are on each side of the bar. */
  plates: number
  heading: string
  isFirst?: true
  children: React.ReactNode
}

const Step = ({ screen, plates, heading, isFirst, children }: StepProps) => (
  <section className="plan-step" data-wisp-screen={screen}>
    <div className="plan-body">
      {isFirst && <Logo />}
      <div data-wisp-progress="" />
      <h2>{heading}</h2>
      {children}
    </div>
    <Barbell plates={plates} />
  </section>
)

interface AnswersProps {
  name: string
  label: string
  answers: string[]
  /** What the lead says in place of the answers. */
  values?: string[]
}

const Answers = ({ name, label, answers, values = answers }: AnswersProps) => (
  <Question name={name} label={label}>
    <div className="plan-answers">
      {answers.map((answer, place) => (
        <label key={answer} className="plan-answer">
          <input type="radio" name={name} value={values[place]} />
          <span>{answer}</span>
        </label>
      ))}
    </div>
  </Question>
)

const Ways = ({ t, to }: { t: Texts; to: string }) => (
  <div className="plan-ways">
    <NextButton to={to}>{t.next}</NextButton>
    <BackButton>{t.back}</BackButton>
  </div>
)

const Questions = ({ t }: { t: Texts }) => (
  <>
    <Step screen="main" plates={1} heading={t.heading} isFirst>
      <Answers name="goal" label={t.heading} answers={[t.goal1, t.goal2, t.goal3]} />
      <div className="plan-ways">
        <NextButton to="days">{t.next}</NextButton>
        <Leave>{t.decline}</Leave>
      </div>
    </Step>
    <Step screen="days" plates={2} heading={t.heading2}>
      <Answers name="when" label={t.heading2} answers={[t.days1, t.days2, t.days3, t.days4]} />
      <Ways t={t} to="load" />
    </Step>
    <Step screen="load" plates={3} heading={t.heading3}>
      <Answers name="load" label={t.heading3} answers={[t.load1, t.load2]} values={['nothing', 'something']} />
      <div className="plan-more" data-wisp-show-if="load:something">
        <label className="label" htmlFor="pain">
          {t.painLabel}
        </label>
        <input id="pain" className="input" type="text" name="pain" data-wisp-field="pain" />
      </div>
      <Ways t={t} to="email" />
    </Step>
  </>
)

const Contacts = ({ t }: { t: Texts }) => (
  <>
    <Step screen="email" plates={4} heading={t.emailHeading}>
      <p className="line">{t.emailLine}</p>
      <EmailField t={t} />
      <Ways t={t} to="phone" />
      <SmallPrint className="small consent">{t.consent}</SmallPrint>
    </Step>
    <Step screen="phone" plates={5} heading={t.phoneHeading}>
      <p className="line">{t.phoneLine}</p>
      <Answers name="call" label={t.phoneHeading} answers={[t.phoneButton, t.phoneSkip]} values={['yes', 'no']} />
      <div className="plan-more" data-wisp-show-if="call:yes">
        <PhoneField t={t} />
        <p className="small">{t.call}</p>
      </div>
      <div className="plan-ways">
        <SubmitButton>{t.button}</SubmitButton>
        <BackButton>{t.back}</BackButton>
      </div>
    </Step>
  </>
)

export const Template = ({ t }: { t: Texts }) => (
  <div className="design plan">
    <Style css={css} />
    <form data-wisp-form="">
      <Questions t={t} />
      <Contacts t={t} />
    </form>
    <section className="plan-step" data-wisp-screen="thanks">
      <div className="plan-body">
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
        <Leave>{t.thanksClose}</Leave>
      </div>
      <Barbell plates={5} />
    </section>
  </div>
)
