import { plainFormPath } from '../forms/form'
import type { StoredForm } from '../forms/queries'
import { askQuiz } from '../forms/quiz'
import { readFormFile, type WrittenForm } from '../forms/read'
import { formHtml } from '../forms/render/html'
import { saveForm } from '../forms/save'
import { serverOrigin } from '../process/running-server'
import { consentAttributes, siteScriptTag } from '../sites/script-tag'
import type { Store } from '../store/store'
import { type Command, chooseSite, chosen, textOption, type World } from './command'
import { confirm } from './confirm'
import { withStore } from './with-store'

/** The text to print after an import, by paragraph. */
const report = async ({ config }: World, file: string, form: WrittenForm, id: number): Promise<string> => {
  const hint = `${file} names no id, so the form was given one; imported again, it would become a second form.
To update this one instead, put this line into the file:

  "id": ${id},`
  return [
    `${id}\t${form.name}`,
    ...(form.id === undefined ? [hint] : []),
    `See it, while the server runs: ${(await serverOrigin(config)) + plainFormPath(id)}`,
    `Its HTML, to paste into a page: wisp form html ${id}`,
  ].join('\n\n')
}

export const formImport: Command = {
  name: 'form import',
  args: 'FILE [--site KEY]',
  help: 'add a contact form, or update the one of the same id',
  options: { site: { type: 'string' } },
  argumentCount: 1,
  async run(world, [file = ''], options) {
    world.say(`Reading ${file}`)
    const form = readFormFile(file)
    const id = await withStore(world, async (store) =>
      saveForm(store, (await chooseSite(store, textOption(options, 'site'))).key, form),
    )
    world.print(await report(world, file, form, id))
  },
}

export const formList: Command = {
  name: 'form list',
  args: '',
  help: 'the contact forms: id, key and name of the site, name',
  argumentCount: 0,
  async run(world) {
    const { forms, sites } = await withStore(world, async (store) => ({
      forms: await store.contactForms.list(),
      sites: new Map((await store.sites.list()).map(({ key, name }) => [key, name])),
    }))
    for (const { form, siteKey } of forms)
      world.print([form.id, siteKey, sites.get(siteKey) ?? '', form.name].join('\t'))
  },
}

const chooseForm = async (store: Store, id: string): Promise<StoredForm> => {
  const forms = await store.contactForms.list()
  return chosen('form', id, {
    found: forms.find(({ form }) => `${form.id}` === id),
    ids: async () => forms.map(({ form }) => `${form.id}`),
  })
}

export const formHtmlCommand: Command = {
  name: 'form html',
  args: 'ID',
  help: 'print its HTML, to paste into a page, and the script tag',
  argumentCount: 1,
  async run(world, [id = '']) {
    const origin = await serverOrigin(world.config)
    const [tag, html] = await withStore(world, async (store) => {
      const { form, siteKey } = await chooseForm(store, id)
      const site = await store.sites.find(siteKey)
      const quiz = await askQuiz(form, store.sign)
      const html = formHtml(form, { origin, addresses: site?.addresses, quiz })
      return [siteScriptTag(origin, consentAttributes({ bridge: site?.bridge })), html]
    })
    world.print(`${tag}\n${html}`)
  },
}

export const formRemove: Command = {
  name: 'form remove',
  args: 'ID [--yes]',
  help: 'remove it, after asking; what has come in by it stays',
  options: { yes: { type: 'boolean' } },
  argumentCount: 1,
  async run(world, [id = ''], options) {
    const { form } = await withStore(world, async (store) => {
      const storedForm = await chooseForm(store, id)
      const leads = await store.figures.leadsOf([storedForm.popupId])
      const stay = leads
        ? ` Its ${leads} ${leads === 1 ? 'lead stays' : 'leads stay'}, with the files that came with ${leads === 1 ? 'it' : 'them'}.`
        : ''
      await confirm(`Remove the form "${storedForm.form.name}" (${id})?${stay}`, options.yes === true)
      await store.removal.deleteForm(storedForm.form.id)
      return storedForm
    })
    world.print(`${form.id}\t${form.name}\tremoved`)
  },
}
