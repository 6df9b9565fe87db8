// An error page with a "misprint" stamp, for something that cannot be shown. It says what, where, and how to continue.
import type { ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'

export interface Spoiled {
  title: string
  what: string
  /** The URL, or the file and the place in it. */
  where?: string
  /** Nearest thing that exists, as a link. */
  meant?: { href: string; label: string }
}

export function ProofSheet({ title, what, where, meant, ways }: Spoiled & { ways: ReactNode }) {
  const say = useSay()
  return (
    <section className="proof" aria-labelledby="proof-title">
      <span className="stamp" aria-hidden="true">
        {say('spoiled.stamp')}
      </span>
      <h2 id="proof-title" className="disp">
        {title}
      </h2>
      <dl>
        <dt>{say('spoiled.what')}</dt>
        <dd>{what}</dd>
        {where !== undefined && (
          <>
            <dt>{say('spoiled.where')}</dt>
            <dd>
              <code>{where}</code>
            </dd>
          </>
        )}
        {meant !== undefined && (
          <>
            <dt>{say('spoiled.meant')}</dt>
            <dd>
              <a href={meant.href}>{meant.label}</a>
            </dd>
          </>
        )}
      </dl>
      <div className="ways">{ways}</div>
    </section>
  )
}
