// Opens a replay file. The replay page checks it and shows an error page for a bad one.
import { useRef, type ReactNode } from 'react'
import { goTo } from '../router.ts'
import { holdFile } from '../replay/held-file.ts'

export function ImportButton({ className, children }: { className: string; children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-key="import-file"
        aria-label="replay"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void openFile(file)
        }}
      />
    </>
  )
}

export async function openFile(file: File): Promise<void> {
  holdFile(file.name, await file.text())
  goTo('/replay/file')
}
