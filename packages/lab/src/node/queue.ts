// The same pieces over BullMQ on Redis, for any number of machines. A piece whose machine dies is
// given to another one; a piece that arrives twice counts once.
import { Job as Ticket, Queue, QueueEvents, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Chunk } from '../play/plan.ts'
import { Crew, type CrewOptions } from './crew.ts'
import { BadJob, type Job, type Result } from './job.ts'
import { checkChunk, LONGEST_JOB, readJob, readPiece, type Piece } from './read-job.ts'

const QUEUE = 'cardwright-lab'
const jobKey = (id: string): string => `${QUEUE}:job:${id}`
const PATIENCE = 15_000
const LOOK_AGAIN = 2_000
/** Jobs that nobody has fetched for a day are dropped. */
const KEPT_SECONDS = 86_400
const TRIES = 5
/** A character may take up to three bytes. */
const LONGEST_BYTES = 3 * LONGEST_JOB

const connect = (url: string): Redis => new Redis(url, { maxRetriesPerRequest: null })

export interface Distribution {
  play: (chunk: Chunk) => Promise<Result>
  close(): Promise<void>
}

/** Queues pieces and waits for their results. */
export async function distribute(job: Job, url: string): Promise<Distribution> {
  const text = JSON.stringify(job)
  if (text.length > LONGEST_JOB) throw new BadJob('the content is too long to be sent over Redis')
  const redis = connect(url)
  await redis.set(jobKey(job.id), text, 'EX', KEPT_SECONDS)
  const queue = new Queue<Piece, Result>(QUEUE, { connection: redis })
  // a connection that was passed in is closed by its owner
  const listening = connect(url)
  const events = new QueueEvents(QUEUE, { connection: listening })
  await events.waitUntilReady()
  const given = new Given(job.id, queue)
  const wake = ({ jobId }: { jobId: string }) => given.wake(jobId)
  events.on('completed', wake)
  events.on('failed', wake)
  return {
    play: (chunk) => given.play(chunk),
    async close() {
      await given.close()
      await redis.del(jobKey(job.id))
      await events.close()
      await queue.close()
      listening.disconnect()
      redis.disconnect()
    },
  }
}

/** The pieces of one job that were given away. */
class Given {
  private readonly job: string
  private readonly queue: Queue<Piece, Result>
  private readonly waiting = new Map<string, () => void>()
  private isOpen = true

  constructor(job: string, queue: Queue<Piece, Result>) {
    this.job = job
    this.queue = queue
  }

  wake(jobId: string): void {
    this.waiting.get(jobId)?.()
  }

  async play(chunk: Chunk): Promise<Result> {
    const jobId = `${this.job}-${chunk.from}`
    const ticket = await this.queue.add(
      'piece',
      { job: this.job, chunk },
      {
        jobId,
        attempts: TRIES,
        removeOnComplete: { age: KEPT_SECONDS },
        removeOnFail: { age: KEPT_SECONDS },
      },
    )
    while (this.isOpen) {
      await this.news(jobId)
      const state = await ticket.getState()
      if (state !== 'completed' && state !== 'failed') continue
      const found = (await Ticket.fromId<Piece, Result>(this.queue, ticket.id!))!
      if (state === 'failed') throw new BadJob(found.failedReason)
      await found.remove()
      return found.returnvalue
    }
    return new Promise(() => {})
  }

  async close(): Promise<void> {
    this.isOpen = false
    const unwanted = [...this.waiting.keys()]
    for (const go of this.waiting.values()) go()
    // let machines finish what they have started; drop the rest
    await Promise.all(unwanted.map((id) => this.queue.remove(id).catch(() => 0)))
  }

  /** Until something is said of a piece; the event may have come before anybody listened, so it is also looked for. */
  private async news(jobId: string): Promise<void> {
    await new Promise<void>((go) => {
      const timer = setTimeout(go, LOOK_AGAIN)
      this.waiting.set(jobId, () => {
        clearTimeout(timer)
        go()
      })
    })
    this.waiting.delete(jobId)
  }
}

export interface ServeOptions extends CrewOptions {
  url: string
  /** Milliseconds without a sign of life after which a machine counts as dead. */
  patience?: number
  /** Told after every piece. */
  played?: (games: number) => void
  /** Own bots it may use, as file URLs; it runs no other program. */
  bots?: readonly string[]
  /** Called for refused pieces, and when Redis cannot be reached. */
  failed?: (error: Error) => void
}

export interface Server {
  close(): Promise<void>
  readonly ready: Promise<unknown>
}

/** Plays queued pieces on all threads of this machine. */
export function serve(options: ServeOptions): Server {
  const { url, played, patience = PATIENCE, bots = [], failed = () => {} } = options
  const redis = connect(url)
  const taking = connect(url)
  const crew = new Crew(options)
  const jobs = new Map<string, Promise<Job>>()
  const fetchJob = async (id: string): Promise<Job> => {
    if ((await redis.strlen(jobKey(id))) > LONGEST_BYTES) throw new BadJob('the job is too long')
    const text = await redis.get(jobKey(id))
    if (text === null) throw new BadJob(`${id} is no longer wanted`)
    return readJob(text, bots)
  }
  const jobOf = (id: string): Promise<Job> => {
    let job = jobs.get(id)
    if (job === undefined) {
      jobs.clear()
      job = fetchJob(id)
      jobs.set(id, job)
    }
    return job
  }
  const worker = new Worker<Piece, Result>(
    QUEUE,
    async ({ data }) => {
      const { job: id, chunk } = readPiece(data)
      const job = await jobOf(id)
      checkChunk(job, chunk)
      const result = await crew.play(job, chunk)
      played?.(chunk.to - chunk.from)
      return result
    },
    {
      connection: taking,
      concurrency: options.threads,
      lockDuration: patience,
      stalledInterval: patience / 3,
      maxStalledCount: TRIES,
    },
  )
  worker.on('failed', (_, error) => failed(error))
  // without a listener an error would end the process
  for (const one of [worker, redis, taking]) one.on('error', failed)
  return {
    ready: worker.waitUntilReady(),
    async close() {
      await worker.close(true)
      await crew.close()
      taking.disconnect()
      redis.disconnect()
    },
  }
}
