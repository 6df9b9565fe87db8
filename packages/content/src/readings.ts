// Keeps what was read of a pack, so that checking a changed copy reads and measures only what is new. An
// unchanged file gives the same value as before and is not checked twice.
import type { z } from 'zod'
import { readJson, type JsonResult } from './json.ts'

export class Readings {
  private readonly results = new Map<string, JsonResult>()
  private readonly sound = new WeakMap<z.ZodType, WeakSet<object>>()
  private context: string | null = null
  private readonly uses = new WeakMap<object, ReadonlySet<string>>()
  private readonly makings = new WeakMap<object, { from: object; made: unknown }>()
  private readonly files: Readonly<Record<string, string>>

  constructor(files: Readonly<Record<string, string>>) {
    this.files = files
  }

  json(file: string, text: string): JsonResult {
    if (this.files[file] !== text) return readJson(text)
    const result = this.results.get(file) ?? readJson(text)
    this.results.set(file, result)
    return result
  }

  isSound(schema: z.ZodType, value: unknown): boolean {
    return isThing(value) && this.sound.get(schema)?.has(value) === true
  }

  noteSound(schema: z.ZodType, value: unknown): void {
    if (!isThing(value)) return
    const known = this.sound.get(schema)
    if (known) known.add(value)
    else this.sound.set(schema, new WeakSet([value]))
  }

  /** Makes a value from these two once; later calls return the same value. */
  made<T>(thing: object, from: object, make: () => T): T {
    const known = this.makings.get(thing)
    if (known?.from === from) return known.made as T
    const made = make()
    this.makings.set(thing, { from, made })
    return made
  }

  /**
   * Words used by abilities without problems, by the abilities' values.
   * @param context what abilities are checked against; when it changes, each has to be checked again
   */
  usesIn(context: string): WeakMap<object, ReadonlySet<string>> {
    this.context ??= context
    return this.context === context ? this.uses : new WeakMap()
  }
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
