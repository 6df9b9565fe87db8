// Buttons for language and theme.
import { SunMoon } from 'lucide-react'
import { isDark, set, useSettings } from '../settings/settings.ts'
import { speak, useSay } from '../texts/speak.ts'

export function ThemeButton() {
  const now = useSettings()
  const say = useSay()
  return (
    <button
      className="btn icon quiet"
      aria-label={say('nav.theme')}
      title={say('nav.theme')}
      onClick={() => set({ theme: isDark(now) ? 'light' : 'dark' })}
    >
      <SunMoon className="ic lu" aria-hidden="true" />
    </button>
  )
}

/** Shows the name of the other language, in that language. */
export function LanguageButton({ className = 'btn quiet' }: { className?: string }) {
  const { lang } = useSettings()
  const other = lang === 'en' ? 'ru' : 'en'
  return (
    <button className={className} lang={other} onClick={() => set({ lang: other })}>
      {speak(lang)('nav.language')}
    </button>
  )
}
