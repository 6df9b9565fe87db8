import { Page } from '../look/page.tsx'

export function ReplayPage() {
  return <Page title="Replay">{null}</Page>
}
