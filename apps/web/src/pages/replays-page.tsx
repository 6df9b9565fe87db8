import { Page } from '../look/page.tsx'

export function ReplaysPage() {
  return <Page title="Replays">{null}</Page>
}
