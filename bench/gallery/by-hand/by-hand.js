/** The least that a gallery can do. */
/** @type {NodeListOf<HTMLAnchorElement>} */
const links = document.querySelectorAll('#thumbs a')
const dialog = document.createElement('dialog')
dialog.style.background = '#000 no-repeat center / contain'
const picture = document.createElement('img')
picture.style.cssText = 'display: block; width: 80vw; height: auto; max-height: 80vh'
dialog.append(picture)
document.body.append(dialog)

let currentIndex = 0
/** @param {number} index */
const show = (index) => {
  const link = links[index]
  if (!link) return
  currentIndex = index
  dialog.style.backgroundImage = `url(${link.querySelector('img')?.src})`
  picture.src = link.href
}
for (const [index, link] of links.entries())
  link.addEventListener('click', (event) => {
    event.preventDefault()
    show(index)
    dialog.showModal()
  })
dialog.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') show(currentIndex + 1)
})
Object.assign(globalThis, { gallery: dialog })
