/** A film of a second, recorded by the browser itself. */
import type { Page } from 'playwright-core'

export const recordFilm = async (page: Page): Promise<Buffer> => {
  const data = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    let hue = 0
    const paint = (): void => {
      context.fillStyle = `hsl(${hue++} 80% 50%)`
      context.fillRect(0, 0, 64, 36)
    }
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const painting = setInterval(paint, 30)
    recorder.start()
    setTimeout(() => recorder.stop(), 1_000)
    await new Promise((resolve) => {
      recorder.onstop = resolve
    })
    clearInterval(painting)
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  })
  return Buffer.from(data, 'base64')
}
