// A report on disk: the page and its data. Files are replaced atomically: a reader, at any time, even
// after a full disk or a killed program, finds the last complete version.
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { REPORT_VERSION, type LabReport } from '../report/report.ts'
import { htmlOf, type HtmlOptions } from './html.ts'
import type { Progress } from './run.ts'

export interface KeptRun {
  report: LabReport
  /** What is needed to continue. */
  progress: Progress
}

export function writeWhole(file: string, text: string): void {
  const draft = `${file}.part`
  try {
    const handle = openSync(draft, 'w')
    try {
      // write everything or fail: on a full disk a single write may silently write only a part
      writeFileSync(handle, text)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

export async function writeReport(name: string, run: KeptRun, options: HtmlOptions): Promise<void> {
  writeWhole(`${name}.json`, `${JSON.stringify(run)}\n`)
  writeWhole(`${name}.html`, await htmlOf(run.report, options))
}

/** @throws when there is none, or it is of a different kind */
export function readRun(name: string): KeptRun {
  const kept = JSON.parse(readFileSync(`${name}.json`, 'utf8')) as KeptRun
  if (kept.report?.format !== 'cardwright-lab' || kept.progress === undefined)
    throw new Error(`${name}.json is no report of the lab`)
  if (kept.report.version !== REPORT_VERSION)
    throw new Error(`${name}.json was written by another version of Cardwright`)
  return kept
}
