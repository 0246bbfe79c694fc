import type { FormFigures } from '../../forms/answers'
import type { SiteFigures } from '../../popups/answers'
import { count, counted } from './format'
import { useNow } from './hooks'
import { NewTab } from './NewTab'
import { RENEWAL_MS, When } from './When'

/** A site by its name; its key says which one of two of the same name. */
const Row = ({ form, site, now }: { form: FormFigures; site: SiteFigures | undefined; now: number }) => (
  <tr>
    <th scope="row">
      <bdi>{form.name}</bdi>
      <small title={form.site}>
        <bdi>{site?.name ?? form.site}</bdi>
      </small>
    </th>
    <td data-label="Number">{form.id}</td>
    <td data-label="Fields">{count(form.fields)}</td>
    <td data-label="Leads">{count(form.submissions)}</td>
    <td data-label="Look automated">{count(form.suspects)}</td>
    <td data-label="Last">{form.last ? <When at={form.last} now={now} /> : 'Never'}</td>
    <td>
      <NewTab url={form.url} text="Open" of={form.name} />
    </td>
  </tr>
)

/** The contact forms. A desk without any does not mention them. */
export const Forms = ({ forms, sites = [] }: { forms: FormFigures[]; sites: SiteFigures[] | undefined }) => {
  const now = useNow(RENEWAL_MS)
  return (
    <section className="panel" aria-labelledby="forms-title">
      <header>
        <h2 id="forms-title">Contact forms</h2>
        <p>{counted(forms.length, 'form')}</p>
      </header>
      <table className="forms">
        <caption className="visually-hidden">Contact forms, and how much has come in by each</caption>
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col">Number</th>
            <th scope="col">Fields</th>
            <th scope="col">Leads</th>
            <th scope="col">Look automated</th>
            <th scope="col">Last</th>
            <th scope="col">
              <span className="visually-hidden">Open</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {forms.map((form) => (
            <Row key={form.id} form={form} site={sites.find(({ key }) => key === form.site)} now={now} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
