// What only the command line reads.
export { importInto as importer } from './import/index.ts'
