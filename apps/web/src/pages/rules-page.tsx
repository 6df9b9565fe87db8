import { Page } from '../look/page.tsx'

export default function RulesPage(_: Record<string, unknown>) {
  return <Page title="Rules">{null}</Page>
}
