/** Forms that several designs have: a field, the button that sends it, and what the visitor agrees to. */
import { SubmitButton } from './buttons'
import { EmailInput, EmailLabel, PhoneInput, PhoneLabel } from './fields'

/** The small print of a form. Where the owner asks for consent, the box stands in its place (`server/popups/file/consent.ts`). */
export const SmallPrint = ({ className = 'small', children }: { className?: string; children: string }) => (
  <p className={className}>
    {'{{#consent}}'}
    {children}
    {'{{/consent}}'}
  </p>
)

/** The place of that box in a form without small print: its last line. */
export const ConsentPlace = () => '{{#consent}}{{/consent}}'

interface FormProps<Text extends string> {
  t: Record<Text | 'button' | 'consent', string>
  /** The button stands beside the field. */
  row?: true
  /** The fields before it. */
  children?: React.ReactNode
}

interface LeadFormProps extends FormProps<never> {
  label: React.ReactElement
  input: React.ReactElement
}

const LeadForm = ({ t, row, label, input, children }: LeadFormProps) => (
  <form data-wisp-form="">
    {children}
    {label}
    <div className={row && 'row'}>
      {input}
      <SubmitButton>{t.button}</SubmitButton>
    </div>
    <SmallPrint className="small consent">{t.consent}</SmallPrint>
  </form>
)

export const EmailForm = (props: FormProps<'emailLabel' | 'emailPlaceholder'>) => (
  <LeadForm {...props} label={<EmailLabel t={props.t} />} input={<EmailInput t={props.t} />} />
)

export const PhoneForm = (props: FormProps<'phoneLabel' | 'phonePlaceholder'>) => (
  <LeadForm {...props} label={<PhoneLabel t={props.t} />} input={<PhoneInput t={props.t} />} />
)
