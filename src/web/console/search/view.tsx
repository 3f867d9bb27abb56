import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#messages/compiled/messages.js'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { Palette, type PalettePage } from './parts/palette.tsx'

export type { PalettePage }

type ConsolePaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Every page that the rail offers to this role. */
  pages: readonly PalettePage[]
}

/** One field for everything: finds records, opens pages, does what the page can do. Ctrl K or ⌘ K opens and closes it. */
export function ConsolePalette({ open, onOpenChange, pages }: ConsolePaletteProps) {
  const toggle = useLatestCallback((event: KeyboardEvent) => {
    // By the place of the key, so that it works in either layout.
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // A sheet is a page of its own; a dialog asks something first.
    if (!open && document.querySelector('[role=dialog]:not([data-side-sheet]), [role=alertdialog]')) return
    event.preventDefault()
    onOpenChange(!open)
  })
  useEffect(() => {
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [toggle])
  return <Palette open={open} onOpenChange={onOpenChange} pages={pages} />
}

/** `rail` names the shortcut; `icon` is for the narrow header, where there are no keys. */
export function PaletteButton({ look, onOpen }: { look: 'rail' | 'icon'; onOpen: () => void }) {
  const hydrated = useHydrated()
  const onMac = hydrated && /Mac|iPhone|iPad/.test(navigator.platform)
  return (
    <button
      type="button"
      aria-label={m.palette_open()}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={classNames(
        'flex items-center rounded-md text-sm text-text-quiet hover:bg-sunken hover:text-text',
        look === 'rail' ? 'min-h-9 w-full gap-3 border px-3' : 'size-11 justify-center',
      )}
    >
      <Search aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      {look === 'rail' && (
        <>
          <span className="min-w-0 flex-1 truncate text-left">{m.palette_short()}</span>
          <kbd className="shrink-0 rounded-sm border bg-sunken px-1.5 font-sans text-xs whitespace-nowrap">
            {onMac ? '⌘ K' : 'Ctrl K'}
          </kbd>
        </>
      )}
    </button>
  )
}
