import { Page } from '../look/page.tsx'

export default function SettingsPage(_: Record<string, unknown>) {
  return <Page title="Settings">{null}</Page>
}
