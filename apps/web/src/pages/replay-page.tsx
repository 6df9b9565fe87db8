import { Page } from '../look/page.tsx'

export default function ReplayPage(_: Record<string, unknown>) {
  return <Page title="Replay">{null}</Page>
}
