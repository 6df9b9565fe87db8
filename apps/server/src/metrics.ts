// Metrics for Prometheus.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export class Metrics {
  readonly registry = new Registry()
  readonly accepted = this.counter('cardwright_entries_total', 'entries appended to logs')
  readonly refused = this.counter('cardwright_refused_total', 'requests refused')
  readonly cutOff = this.counter('cardwright_cut_off_total', 'connections closed for misbehaving')
  readonly turnedAway = this.counter(
    'cardwright_turned_away_total',
    'connections not accepted because there were too many',
  )
  readonly survived = this.counter(
    'cardwright_survived_total',
    'uncaught errors; the process kept running',
  )
  readonly newsRefused = new Counter({
    name: 'cardwright_news_refused_total',
    help: 'messages over Redis that are forged or malformed',
    labelNames: ['why'],
    registers: [this.registry],
  })
  readonly connections = new Gauge({
    name: 'cardwright_connections',
    help: 'open connections',
    registers: [this.registry],
  })
  readonly appending = new Histogram({
    name: 'cardwright_append_seconds',
    help: 'time until an entry is on disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [this.registry],
  })
  readonly answering = new Histogram({
    name: 'cardwright_answer_seconds',
    help: 'time from the arrival of a request until it is acknowledged or refused',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [this.registry],
  })

  readonly botWaiting = this.botSeconds('wait', 'time a bot question waits in the queue')
  readonly botThinking = this.botSeconds('think', 'time a bot thinks about a question')
  readonly damaged = new Counter({
    name: 'cardwright_damaged_total',
    help: 'matches whose log cannot be read or played, by cause',
    labelNames: ['cause'],
    registers: [this.registry],
  })
  readonly unwritten = new Counter({
    name: 'cardwright_unwritten_total',
    help: 'failed writes, by cause; their requests were not acknowledged',
    labelNames: ['cause'],
    registers: [this.registry],
  })
  readonly writable = new Gauge({
    name: 'cardwright_writable',
    help: '0: the storage cannot be written',
    registers: [this.registry],
  })
  readonly removed = new Counter({
    name: 'cardwright_removed_total',
    help: 'old matches removed',
    labelNames: ['kind'],
    registers: [this.registry],
  })
  readonly split = new Gauge({
    name: 'cardwright_split',
    help: '1: another node shares the database but does not receive this node’s messages',
    registers: [this.registry],
  })

  readonly matches: Gauge
  readonly botQuestions: Gauge

  constructor(rooms: () => number, botQuestions: () => number) {
    this.botQuestions = new Gauge({
      name: 'cardwright_bot_questions_waiting',
      help: 'bot questions in the queue',
      registers: [this.registry],
      collect() {
        this.set(botQuestions())
      },
    })
    this.matches = new Gauge({
      name: 'cardwright_matches',
      help: 'matches held by this node',
      registers: [this.registry],
      collect() {
        this.set(rooms())
      },
    })
    collectDefaultMetrics({ register: this.registry })
  }

  private botSeconds(what: string, help: string): Histogram {
    return new Histogram({
      name: `cardwright_bot_${what}_seconds`,
      help,
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15],
      registers: [this.registry],
    })
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] })
  }
}
