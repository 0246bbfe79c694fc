import { describe, expect, it } from 'vitest'
import { readTemplate } from '../../../../server/template/record'
import { templateFiles } from '../../../../server/weight/template-files'

const image = (name: string, more = ''): string => `<img src="{{server}}/img/${name}"${more}>`
const screen = (name: string, content: string): string => `<section data-wisp-screen="${name}">${content}</section>`
const names = (pictures: { address: string }[]): string[] =>
  pictures.map(({ address }) => address.replace('{{server}}/img/', ''))

const HTML = [
  screen('welcome', image('welcome.jpg')),
  screen('main', image('main.jpg') + image('welcome.jpg')),
  screen(
    'thanks',
    `${image('early.jpg', ' data-wisp-picture')}<p style="background: url({{server}}/img/thanks.png)"></p>`,
  ),
].join('')

describe('pictures of a template', () => {
  it('come with the first screen, or before it where a part waits for them', () => {
    expect(names(templateFiles(readTemplate(HTML)).pictures)).toEqual(['welcome.jpg', 'early.jpg'])
  })

  it.each([
    ['main', ['main.jpg']],
    ['thanks', ['thanks.png']],
    ['welcome', []],
    ['win', []],
  ])('come later with the screen %s: %j', (name, pictures) => {
    expect(names(templateFiles(readTemplate(HTML)).screenPictures.get(name) ?? [])).toEqual(pictures)
  })
})

it('the ground of a later screen comes with that screen, and what no page draws never comes', () => {
  const html = [
    screen('main', `<object>${image('object.jpg')}</object><div data-wisp-screen>${image('always.jpg')}</div>`),
    '<section data-wisp-screen="thanks" style="background: url({{server}}/img/ground.png)"></section>',
  ].join('')
  const files = templateFiles(readTemplate(html))
  expect(names(files.pictures)).toEqual(['always.jpg'])
  expect(names(files.screenPictures.get('thanks') ?? [])).toEqual(['ground.png'])
})
