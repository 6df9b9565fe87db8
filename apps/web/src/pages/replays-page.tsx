import { Page } from '../look/page.tsx'

export default function ReplaysPage(_: Record<string, unknown>) {
  return <Page title="Replays">{null}</Page>
}
