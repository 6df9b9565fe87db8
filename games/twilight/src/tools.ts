// What only the command line reads.
import { auditReport } from './audit-report.ts'

export { importInto as importer } from './import.ts'

export const audits = { fate: auditReport }
