// What else can be done during a match.
import { BookOpen, FilePlus, Flag, History, Layers, Save, Settings2 } from 'lucide-react'
import { useRef } from 'react'
import { useStore } from 'zustand'
import type { Play } from '../../match/play.ts'
import { saveReplay } from '../../replay/files.ts'
import { MENU } from '../../look/game-bar.tsx'
import { useSay } from '../../texts/speak.ts'
import { ConcedeDialog } from './concede-dialog.tsx'

export function MatchMenu({ play, name }: { play: Play; name: string }) {
  const say = useSay()
  const sure = useRef<HTMLDialogElement>(null)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  const { game } = play.plan
  return (
    <>
      <div id={MENU} className="menu sheet" popover="auto">
        <ul>
          <li>
            <button onClick={() => saveReplay(play.toReplay(), name)}>
              <Save className="ic lu" aria-hidden="true" />
              {say('match.saveReplay')}
            </button>
          </li>
          <Way href={`/replay/${play.id}`} Sign={History} label={say('match.lookBack')} />
          <Way href={`/rules/${game}`} Sign={BookOpen} label={say('nav.rules')} />
          <Way href={`/cards/${game}`} Sign={Layers} label={say('nav.cards')} />
          <Way href="/settings" Sign={Settings2} label={say('nav.settings')} />
          <Way href={`/new/${game}`} Sign={FilePlus} label={say('match.new')} />
          {!isOver && play.humans.length > 0 && (
            <li>
              <button onClick={() => sure.current?.showModal()}>
                <Flag className="ic lu" aria-hidden="true" />
                {say('match.concede')}
              </button>
            </li>
          )}
        </ul>
      </div>
      <ConcedeDialog ref={sure} onConcede={() => play.concede()} />
    </>
  )
}

function Way({ href, Sign, label }: { href: string; Sign: typeof Flag; label: string }) {
  return (
    <li>
      <a href={href}>
        <Sign className="ic lu" aria-hidden="true" />
        {label}
      </a>
    </li>
  )
}
