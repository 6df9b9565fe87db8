// An error boundary for pages: the frame stays, with links to continue.
import { Component, type ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { Page } from './page.tsx'
import { ProofSheet } from './proof-sheet.tsx'

interface GuardProps {
  children: ReactNode
  /** The fallback. */
  fallback?: ReactNode
}

export class PageGuard extends Component<GuardProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.props.fallback ?? <Crashed error={error} />
  }
}

function Crashed({ error }: { error: Error }) {
  const say = useSay()
  const isFetch = /dynamically imported module|Failed to fetch|Importing a module/i.test(
    error.message,
  )
  const kind = isFetch ? 'fetch' : 'crash'
  return (
    <Page title={say(`spoiled.${kind}`)}>
      <ProofSheet
        title={say(`spoiled.${kind}`)}
        what={say(`spoiled.${kind}What`)}
        where={error.message}
        ways={
          <>
            <button className="btn pri" onClick={() => location.reload()}>
              {say('spoiled.reload')}
            </button>
            <a className="btn" href="/">
              {say('spoiled.home')}
            </a>
          </>
        }
      />
    </Page>
  )
}
