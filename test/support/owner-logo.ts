/** The owner's logo in a design: what it lies on, and whether all of it is there. */
import type { Visit } from './visit.page'

export const LOGO = 'https://pictures.example/logo.svg'

/** Px of the files: as a word, as a sign, and as what somebody cut out of a poster. */
const SHAPES = { wide: [400, 100], square: [200, 200], tall: [100, 300] } as const

const svgOf = ([width, height]: readonly [number, number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#d33"/></svg>`

/** The content at its address: a picture that does not load is not shown. */
export const LOGO_FILE = { contentType: 'image/svg+xml', body: svgOf(SHAPES.wide) }

const fileOf = (size: readonly [number, number]): string => `data:image/svg+xml,${encodeURIComponent(svgOf(size))}`

/** Pictures that fade into the paper before the words begin. */
const FADING = '.sale .art'

/** Runs in the page: what is wrong with the logo of the popup that is open, in each of its shapes. */
const lookAt = async ({ files, FADING }: { files: Record<string, string>; FADING: string }): Promise<string[]> => {
  const root = document.querySelector('wisp-popup')?.shadowRoot
  const frame = root?.querySelector('.wisp-frame')
  const logo = root?.querySelector<HTMLImageElement>('img.logo')
  if (!root || !frame || !logo) return ['has no logo']
  const problems = new Set<string>()
  const isOver = (box: DOMRect, other: DOMRect, slack = 1): boolean =>
    box.left < other.right - slack &&
    other.left < box.right - slack &&
    box.top < other.bottom - slack &&
    other.top < box.bottom - slack
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(node)
    // Large letters leave a quarter of their line's height empty above and below.
    return [...range.getClientRects()].flatMap(({ x, y, width, height }) =>
      width ? [height > 60 ? new DOMRect(x, y + height / 4, width, height / 2) : new DOMRect(x, y, width, height)] : [],
    )
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const heading = logo.parentElement?.querySelector(':scope > h2') ?? null
  /** Px between the middles of both where words are centred, else between their beginnings. */
  const aside = (heading: Element | null, place: DOMRect): number => {
    const words = heading ? linesOf(heading) : []
    if (!heading || !words.length) return 0
    const { textAlign, direction } = getComputedStyle(heading)
    if (textAlign === 'center') {
      const box = heading.getBoundingClientRect()
      return Math.abs(box.left + box.right - place.left - place.right) / 2
    }
    // A line may have words of both directions, each with a box of its own.
    return direction === 'rtl'
      ? Math.abs(Math.max(...words.map(({ right }) => right)) - place.right)
      : Math.abs(Math.min(...words.map(({ left }) => left)) - place.left)
  }
  const isPicture = (element: Element): boolean =>
    element instanceof HTMLImageElement ||
    element instanceof HTMLCanvasElement ||
    (element instanceof SVGElement && element.ownerSVGElement !== null)
  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)
  }
  /** Pictures that cover the logo or lie right beneath it. One that lies beneath the heading as well is a background, and fine. */
  const picturesAt = ({ x, y, width, height }: DOMRect): string[] => {
    const words = heading?.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    return shares.flatMap((across) =>
      shares.flatMap((down) => {
        const stack = root.elementsFromPoint(x + width * across, y + height * down)
        const depth = stack.indexOf(logo)
        if (depth) return depth < 0 ? ['is out of sight'] : [`lies beneath ${stack[0]?.outerHTML.slice(0, 60)}`]
        const below = stack.slice(1).find((element) => isPicture(element) || isOpaque(element))
        const isGround = below && words && isOver(words, (below.closest('svg') ?? below).getBoundingClientRect())
        return below && isPicture(below) && !isGround && !below.closest(FADING)
          ? [`lies on the picture ${below.outerHTML.slice(0, 60)}`]
          : []
      }),
    )
  }
  for (const [shape, file] of Object.entries(files)) {
    logo.src = file
    await logo.decode()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    logo.scrollIntoView({ block: 'center', behavior: 'instant' })
    const place = logo.getBoundingClientRect()
    const edge = frame.getBoundingClientRect()
    const say = (problem: string) => problems.add(`${shape}: ${problem}`)
    if (place.height < 24 || !isSeen(logo)) say(`is missing (${Math.round(place.width)} × ${Math.round(place.height)})`)
    // A design may lie askew: its own width and height do not.
    const ratio = logo.offsetWidth / logo.offsetHeight / (logo.naturalWidth / logo.naturalHeight)
    if (Math.abs(ratio - 1) > 0.05) say('is stretched')
    const isAbove = heading && place.bottom <= heading.getBoundingClientRect().top + 4
    if (isAbove && aside(heading, place) > 56) say(`is ${Math.round(aside(heading, place))} px aside of its heading`)
    if (place.left < edge.left || place.right > edge.right || place.top < edge.top) say('leaves the popup')
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const element = text.parentElement
      if (!text.textContent?.trim() || !element || element.closest('style') || !isSeen(element)) continue
      if (linesOf(text).some((line) => isOver(place, line))) say(`lies on "${text.textContent.slice(0, 30)}"`)
    }
    for (const control of root.querySelectorAll('button,a,input:not([data-wisp-trap]),select,textarea'))
      if (!control.contains(logo) && isSeen(control) && isOver(place, control.getBoundingClientRect(), 3))
        say(`lies on ${control.outerHTML.slice(0, 60)}`)
    for (const problem of picturesAt(logo.getBoundingClientRect())) say(problem)
  }
  return [...problems]
}

/** @returns what is wrong with the logo of the popup that is open, wide, square and tall */
export const logoTroubles = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(lookAt, {
    files: Object.fromEntries(Object.entries(SHAPES).map(([shape, size]) => [shape, fileOf(size)])),
    FADING,
  })

/** Runs in the page: the popup that is open is as without a logo. */
export const withoutLogo = (): void =>
  document.querySelector('wisp-popup')?.shadowRoot?.querySelector('img.logo')?.remove()

/** Runs in the page: what moves from now on is this case's doing, which gives the logo other shapes and takes it away. */
export const ignoreShifts = (): void => {
  const { observations } = globalThis as unknown as { observations: { shifts: string[] } }
  observations.shifts.push = () => 0
}
