// Links lead somewhere, names of code exist, tests that hold a claim exist, examples run, quoted cards are the
// cards of the games.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wrongClaims } from '../docs/claims.mjs'
import { failingExamples } from '../docs/examples.mjs'
import { failingGuide } from '../docs/guides.mjs'
import { brokenLinks } from '../docs/links.mjs'
import { unknownNames } from '../docs/names.mjs'
import { pagesOf } from '../docs/pages.mjs'
import { wrongQuotes } from '../docs/quotes.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const problems = []
const counts = { pages: 0, examples: 0, quotes: 0 }
for (const page of pagesOf(root)) {
  const examples = await failingExamples(root, page)
  const quotes = await wrongQuotes(page)
  problems.push(...brokenLinks(root, page), ...unknownNames(root, page), ...wrongClaims(root, page))
  problems.push(...examples.problems, ...quotes.problems, ...(await failingGuide(root, page)))
  counts.pages++
  counts.examples += examples.count
  counts.quotes += quotes.count
}
for (const problem of problems) console.error(problem)
console.log(`${counts.pages} pages, ${counts.examples} examples, ${counts.quotes} quoted cards`)
process.exitCode = problems.length > 0 ? 1 : 0
