// Reads a pack from a folder. The only file here that uses Node; the browser never imports it.
import { opendir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CEILINGS } from './ceilings.ts'
import { loadPack, type Loaded, type LoadOptions } from './load.ts'
import { measureFiles, type FileSize } from './measure.ts'
import { formatProblems, problemsIn, type Problem } from './problem.ts'
import type { PackFiles } from './read.ts'

/** Thrown for a folder that is larger than a pack may be; nothing was read from it. */
export class TooLarge extends Error {
  readonly problems: Problem[]
  constructor(problems: Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
  }
}

/** File name to text. Hidden files (from an editor or a file system) are skipped. */
export async function readPackFolder(folder: string): Promise<PackFiles> {
  const sizes = await sizesIn(folder)
  const { problems } = problemsIn((report) => measureFiles(sizes, report))
  if (problems.length > 0) throw new TooLarge(problems)
  const files: PackFiles = {}
  for (const { file } of sizes) files[file] = await readFile(join(folder, file), 'utf8')
  return files
}

/** One file over the limit is enough to refuse. Counts bytes, which are never fewer than characters. */
async function sizesIn(folder: string): Promise<FileSize[]> {
  const sizes: FileSize[] = []
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(join(folder, '/').length).replaceAll('\\', '/')
    sizes.push({ file, letters: (await stat(path)).size })
    if (sizes.length > CEILINGS.files.most) break
  }
  return sizes
}

export async function loadFolder(folder: string, options: LoadOptions = {}): Promise<Loaded> {
  try {
    return loadPack(await readPackFolder(folder), options)
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, problems: error.problems }
    throw error
  }
}
