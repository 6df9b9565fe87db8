// How long the two ends of a load run were busy with something else when they were wanted: what the generator
// waits for itself is not the server's.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds. */
export interface Delays {
  p50: number
  p99: number
  most: number
}

export const ms = (seconds: number) => Math.round(seconds * 1e4) / 10

/** Of this process, from now on. */
export function ownDelays(): () => Delays {
  const histogram = monitorEventLoopDelay({ resolution: 1 })
  histogram.enable()
  return () => ({
    p50: ms(histogram.percentile(50) / 1e9),
    p99: ms(histogram.percentile(99) / 1e9),
    most: ms(histogram.max / 1e9),
  })
}

/** What a node tells Prometheus; reading it begins its loop delays anew. */
export class Readings {
  private readonly values = new Map<string, number>()

  static async of(address: string): Promise<Readings> {
    const readings = new Readings()
    const text = await (await fetch(`${address}/metrics`)).text()
    for (const line of text.split('\n')) {
      const cut = line.lastIndexOf(' ')
      if (!line.startsWith('#') && cut > 0)
        readings.values.set(line.slice(0, cut), Number(line.slice(cut + 1)))
    }
    return readings
  }

  loopDelays(): Delays {
    const lag = (what: string) => ms(this.values.get(`nodejs_eventloop_lag_${what}_seconds`) ?? NaN)
    return { p50: lag('p50'), p99: lag('p99'), most: lag('max') }
  }

  /** The bucket of a histogram within which a share of everything since `before` lies, in ms. */
  within(name: string, share: number, before: Readings): number {
    const buckets = [...this.values].flatMap(([key, count]) => {
      const bound = key.startsWith(`${name}_bucket{`) && /le="([^"]+)"/.exec(key)?.[1]
      return bound ? [{ bound: Number(bound), count: count - (before.values.get(key) ?? 0) }] : []
    })
    const all = Math.max(...buckets.map(({ count }) => count))
    return ms(buckets.find(({ count }) => count >= all * share)?.bound ?? NaN)
  }

  /** How often garbage was collected, and how many ms that took. */
  garbage(before: Readings): string {
    const since = (key: string) => (this.values.get(key) ?? 0) - (before.values.get(key) ?? 0)
    return ['minor', 'incremental', 'major']
      .map((kind) => {
        const key = (what: string) => `nodejs_gc_duration_seconds_${what}{kind="${kind}"}`
        return `${kind} ${since(key('count'))} in ${Math.round(ms(since(key('sum'))))}`
      })
      .join(', ')
  }
}
