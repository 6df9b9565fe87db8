// Peer-to-peer play: one page keeps the match, the others join through a link, or through codes where there is
// no server at all.
import { use } from 'react'
import { Page } from '../look/page.tsx'
import { ProofSheet } from '../look/proof-sheet.tsx'
import { readCode, type Meeting, type Offer } from '../peer/code.ts'
import { openTitle } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'
import { CodeGuest, LinkGuest } from './peer/guest.tsx'
import { Host } from './peer/host.tsx'

interface PeerHostProps {
  game: string
  words: URLSearchParams
  hash: string
}

export function PeerHostPage({ game, words, hash }: PeerHostProps) {
  const opened = openTitle(game)
  if (opened === null) return <NoGamePage game={game} />
  return <Host title={use(opened)} words={words} hash={hash} />
}

const invitations = new Map<string, Promise<Offer | Meeting | null>>()

/** The same promise for the same code, because a suspended page asks again. */
function invitationIn(hash: string): Promise<Offer | Meeting | null> {
  const code = hash.slice(3)
  const read =
    invitations.get(hash) ??
    (hash.startsWith('#m=') ? readCode('meeting', code) : readCode('offer', code))
  invitations.set(hash, read)
  return read
}

export function PeerGuestPage({ hash }: { hash: string }) {
  const say = useSay()
  const invitation = use(invitationIn(hash))
  const opened = invitation === null ? null : openTitle(invitation.game)
  if (invitation === null || opened === null)
    return (
      <Page title={say('peer.title')}>
        <ProofSheet
          title={say('peer.noOffer')}
          what={say('peer.badCode')}
          ways={
            <a className="btn pri" href="/online">
              {say('online.lobby')}
            </a>
          }
        />
      </Page>
    )
  const title = use(opened)
  return invitation.kind === 'meeting' ? (
    <LinkGuest title={title} meeting={invitation} />
  ) : (
    <CodeGuest title={title} offer={invitation} />
  )
}
