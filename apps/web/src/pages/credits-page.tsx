import { Page } from '../look/page.tsx'

export function CreditsPage() {
  return <Page title="Credits">{null}</Page>
}
