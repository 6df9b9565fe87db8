import { Page } from '../look/page.tsx'

export function CardsPage() {
  return <Page title="Cards">{null}</Page>
}
