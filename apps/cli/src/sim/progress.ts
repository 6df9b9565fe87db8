// A progress bar on the error output.
import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  at(done: number): void
  end(): void
}

/** Drawing is slow, so redraw only per hundredth. */
export function progressBar(stream: NodeJS.WriteStream | null, total: number): Progress {
  if (stream === null) return { at: () => {}, end: () => {} }
  const bar = new SingleBar(
    { stream, format: '{bar} {percentage}% | {value}/{total} games | {eta_formatted} left' },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  const stride = Math.max(1, Math.floor(total / 100))
  return {
    at: (done) => {
      if (done % stride === 0 || done === total) bar.update(done)
    },
    end: () => bar.stop(),
  }
}
