import type { PageFigures } from '../../pages/answers'
import { Days } from './Days'
import { count } from './format'
import { PartTable as Table } from './PartTable'
import { Rate } from './Rate'

const Named = ({ name, note }: { name: string; note: string }) => (
  <>
    <bdi>{name}</bdi>
    {note && <small>{note}</small>}
  </>
)

const Variants = ({ variants }: PageFigures) => (
  <Table
    title="Variants"
    columns={[
      { name: 'Variant', of: ({ name }) => <bdi>{name || 'Without a variant'}</bdi> },
      { name: 'Views', of: ({ views }) => count(views) },
      { name: 'Unique', of: ({ uniques }) => count(uniques) },
      { name: 'Leads', of: ({ leads }) => count(leads) },
      { name: 'Conversion', of: ({ rate }) => <Rate rate={rate} /> },
    ]}
    rows={variants}
    keyOf={({ name }) => name}
  />
)

const Parts = ({ parts }: PageFigures) => (
  <Table
    title="Popups and widgets"
    columns={[
      { name: 'Part', of: ({ name, kind }) => <Named name={name} note={kind === 'popup' ? 'Popup' : 'Widget'} /> },
      { name: 'Opens', of: ({ opens }) => count(opens) },
      { name: 'Closes', of: ({ closes }) => count(closes) },
      { name: 'Clicks', of: ({ clicks }) => count(clicks) },
    ]}
    rows={parts}
    keyOf={({ kind, option }) => `${kind} ${option}`}
  />
)

const Pressed = ({ pressed }: PageFigures) => (
  <Table
    title="Clicks by element"
    narrow
    columns={[
      {
        name: 'Element',
        of: ({ name, tag, within }) => (
          <Named name={name || 'Without a name'} note={[tag, within && `in ${within}`].filter(Boolean).join(', ')} />
        ),
      },
      { name: 'Clicks', of: ({ clicks }) => count(clicks) },
    ]}
    rows={pressed}
    keyOf={({ name, within }) => JSON.stringify([name, within])}
  />
)

/** @param from the first day of the figures */
export const PageDetails = ({ page, from }: { page: PageFigures; from: string }) => (
  <div className="details">
    <Days days={page.days} from={from} />
    <div className="parts">
      <Variants {...page} />
      <Parts {...page} />
    </div>
    <Pressed {...page} />
  </div>
)
