// The entry point for browsers: shows a report, standalone or inside another page. The styles are
// `@cardwright/lab/page.css`; they read the tokens of `@cardwright/table/tokens.css`.
export type { ShowOptions } from './scene.ts'
export { showReport } from './show-report.ts'
export type { PageLang } from './texts.ts'
