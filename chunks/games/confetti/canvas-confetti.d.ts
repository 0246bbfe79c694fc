/** What is used of the package, which comes without types. */
declare module 'canvas-confetti' {
  interface Burst {
    particleCount: number
    angle?: number
    spread: number
    startVelocity: number
    origin: { x: number; y: number }
    colors: string[]
  }
  interface Cannon {
    (burst: Burst): Promise<void>
    reset(): void
  }
  const confetti: { create(canvas: HTMLCanvasElement, options: { useWorker: boolean }): Cannon }
  export default confetti
}
