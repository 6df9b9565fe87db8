import { Page } from '../look/page.tsx'

export default function CreditsPage(_: Record<string, unknown>) {
  return <Page title="Credits">{null}</Page>
}
