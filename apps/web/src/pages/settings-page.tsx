// The player's settings. Changes apply at once.
import { Choice } from '../look/choice.tsx'
import { Page } from '../look/page.tsx'
import { set, SPEEDS, TEXT_SIZES, TIMERS, useSettings, type Lang } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'

const LANGS: Record<Lang, string> = { en: 'English', ru: 'Русский' }

export function SettingsPage() {
  const say = useSay()
  return (
    <Page title={say('settings.title')} section="settings">
      <div className="column settings">
        <ReadingSettings />
        <TableSettings />
        <p className="hint">{say('settings.kept')}</p>
      </div>
    </Page>
  )
}

function ReadingSettings() {
  const say = useSay()
  const now = useSettings()
  return (
    <section className="sheet galley">
      <Choice
        label={say('settings.language')}
        name="lang"
        values={['en', 'ru'] as const}
        value={now.lang}
        words={(lang) => LANGS[lang]}
        onChange={(lang) => set({ lang })}
      />
      <Choice
        label={say('settings.theme')}
        name="theme"
        values={['system', 'light', 'dark'] as const}
        value={now.theme}
        words={(theme) => say(`settings.theme.${theme}`)}
        onChange={(theme) => set({ theme })}
      />
      <Choice
        label={say('settings.textSize')}
        name="text-size"
        values={TEXT_SIZES}
        value={now.textSize}
        words={(size) => `${size} %`}
        onChange={(textSize) => set({ textSize })}
      />
      <p className="sample">{say('settings.sample')}</p>
    </section>
  )
}

function TableSettings() {
  const say = useSay()
  const now = useSettings()
  const onOff = (value: boolean) => say(value ? 'settings.on' : 'settings.off')
  return (
    <section className="sheet galley">
      <Choice
        label={say('settings.speed')}
        name="speed"
        values={SPEEDS}
        value={now.speed}
        words={(speed) => (speed === 0 ? say('settings.speed.0') : `${speedText(speed)}×`)}
        onChange={(speed) => set({ speed })}
      />
      <p className="hint">{say('settings.speedHint')}</p>
      <Choice
        label={say('settings.timers')}
        name="timers"
        values={TIMERS}
        value={now.timers}
        words={(timers) => say(`settings.timers.${timers}`)}
        onChange={(timers) => set({ timers })}
      />
      <Choice
        label={say('settings.sound')}
        name="sound"
        values={[false, true]}
        value={now.sound}
        words={onOff}
        onChange={(sound) => set({ sound })}
      />
      <Choice
        label={say('settings.patterns')}
        name="patterns"
        values={[false, true]}
        value={now.patterns}
        words={onOff}
        onChange={(patterns) => set({ patterns })}
      />
      <p className="hint">{say('settings.patternsHint')}</p>
      <Choice
        label={say('settings.debug')}
        name="debug"
        values={[false, true]}
        value={now.debug}
        words={onOff}
        onChange={(debug) => set({ debug })}
      />
      <p className="hint">{say('settings.debugHint')}</p>
    </section>
  )
}

const speedText = (speed: number): string => (speed === 0.5 ? '½' : String(speed))
