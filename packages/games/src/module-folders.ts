// Where a bundler finds Cardwright's packages for a game folder that lies anywhere.
import { fileURLToPath } from 'node:url'

/** In the repository, and where this package is installed. */
export const MODULE_FOLDERS: string[] = ['../../../node_modules/', '../../../'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
