/** Colours as `#abc` or `#aabbcc`, and which text can be read on which background. */

type Channels = [red: number, green: number, blue: number]

const channels = (colour: string): Channels => {
  const digits = colour.length < 7 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const contrast = (first: string, second: string): number => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast that text needs against its background (WCAG 2.2, AA). */
const MIN_TEXT_CONTRAST = 4.5

export const readable = (ink: string, ...grounds: string[]): boolean =>
  grounds.every((ground) => contrast(ink, ground) >= MIN_TEXT_CONTRAST)

/** The contrast that a button needs against its background (WCAG 2.2, 1.4.11). */
const MIN_PART_CONTRAST = 3

export const visible = (part: string, ground: string): boolean => contrast(part, ground) >= MIN_PART_CONTRAST

/** Mixes `part` of the other colour into the first, as `color-mix(in srgb, …)` does. */
export const mix = (first: string, second: string, part: number): string => {
  const goal = channels(second)
  const mixed = channels(first).map((channel, index) => Math.round(channel + ((goal[index] ?? 0) - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Black or white: on every background at least one of them can be read. */
export const poleOn = (ground: string): string => (readable('#000', ground) ? '#000' : '#fff')
