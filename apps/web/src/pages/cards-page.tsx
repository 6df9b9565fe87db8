import { Page } from '../look/page.tsx'

export default function CardsPage(_: Record<string, unknown>) {
  return <Page title="Cards">{null}</Page>
}
