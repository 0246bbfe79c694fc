import type { TemplateProps, Theme } from '../kit/library'
import { Leave, Logo, Message, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './07-ask-the-branch.css?inline'

export const uses = ['contact']
export const facts = ['name1', 'state1', 'name2', 'state2', 'name3', 'state3', 'page']
export const size = { width: 380, height: 0 }
export const brand = 'bank'
export const theme: Theme = { accent: '#e2c172', paper: '#0b2440', ink: '#ffffff', second: '#1d3f66' }

const face = { wide: { width: 84, height: 84 }, small: { width: 84, height: 84 } }
export const pictures = { one: face, two: face, three: face }

const en = {
  heading: 'Ask one of us',
  name1: 'Ines, savings',
  state1: '9 to 13',
  name2: 'Tobias, home loans',
  state2: '13 to 17',
  name3: 'Ruth, everyday money',
  state3: '17 to 20',
  button: 'Your question',
  page: 'northmere',
  consent: 'Opens Messenger. Please leave account numbers\u00a0out.',
  decline: 'Not now',
}

export const texts = {
  en,
  he: {
    heading: 'אפשר פשוט לשאול',
    name1: 'ענת, חסכונות',
    state1: '9 עד 13',
    name2: 'תומר, משכנתאות',
    state2: '13 עד 17',
    name3: 'רות, עובר ושב',
    state3: '17 עד 20',
    button: 'השאלה שלכם',
    page: 'northmere',
    consent: 'נפתח במסנג׳ר. בלי מספרי חשבון, בבקשה.',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const LOOKS = {
  one: {
    skin: '#c98a63',
    hair: '#3a2418',
    coat: '#8a6a1f',
    behind: 'M28 112c-6-34-2-64 12-78 10-10 32-10 42 0 12 14 16 50 8 78Z',
    over: 'M40 58c-4-22 4-38 22-38 17 0 25 15 20 38-3-14-8-22-16-26-6 8-20 12-26 26Z',
  },
  two: {
    skin: '#8d5a3c',
    hair: '#16100d',
    coat: '#dfe6ee',
    behind: '',
    over: 'M40 50c-4-22 6-30 21-30s25 8 21 30c-2-8-5-12-9-14-8 2-18 2-24 0-5 2-7 6-9 14Z',
  },
  three: {
    skin: '#e7b999',
    hair: '#cfd3d8',
    coat: '#1f5fbf',
    behind: 'M34 72c-6-36 8-52 27-52s33 16 27 52c-6 8-48 8-54 0Z',
    over: 'M39 56c-2-24 8-34 22-34s24 10 22 34c-4-10-8-18-14-22-10 2-24 8-30 22Z',
  },
} as const

const Face = ({ of }: { of: keyof typeof LOOKS }) => {
  const { skin, hair, coat, behind, over } = LOOKS[of]
  return (
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="color-mix(in srgb, var(--fill) 34%, #f1f4f8)" d="M-20-20h160v160H-20Z" />
      <path fill={hair} d={behind} />
      <path fill={coat} d="M8 130c2-26 20-33 42-38l11 10 11-10c22 5 40 12 42 38Z" />
      <path fill={skin} d="M51 74h20v20l-10 11-10-11Z" />
      <path fill={skin} d="M42 46c0-16 8-22 19-22s19 6 19 22c0 21-8 36-19 36S42 67 42 46Z" />
      <path fill={hair} d={over} />
      <path fill="none" stroke="#2a1710" strokeWidth="2.2" strokeLinecap="round" d="M54 68q7 6 14 0M51 52h5m10 0h5" />
    </svg>
  )
}

/** When somebody answers, as a quarter of the day on a dial. */
const Dial = ({ from }: { from: number }) => (
  <svg className="dock-dial" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" opacity=".5" />
    <path fill="var(--accent)" d="M10 10V2a8 8 0 0 1 7 12Z" transform={`rotate(${from} 10 10)`} />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => {
  const people = [
    { of: 'one', name: t.name1, state: t.state1, from: -90 },
    { of: 'two', name: t.name2, state: t.state2, from: 30 },
    { of: 'three', name: t.name3, state: t.state3, from: 150 },
  ] as const
  return (
    <div className="design dock">
      <Style css={css} />
      <Logo />
      <h2>{t.heading}</h2>
      <ul className="dock-faces">
        {people.map(({ of, name, state, from }) => (
          <li key={of}>
            <p>
              <b>{name}</b>
              <span>
                <Dial from={from} />
                {state}
              </span>
            </p>
            <div className="art">
              <Picture name={of}>
                <Face of={of} />
              </Picture>
            </div>
          </li>
        ))}
      </ul>
      <div className="dock-ask">
        <Message t={t}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 12h15m-6-6 6 6-6 6" />
          </svg>
        </Message>
        <p className="small">{t.consent}</p>
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  )
}
