import { Dialog as Primitive } from 'radix-ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { openPageActions } from '../queries.ts'
import type { Choice } from './palette-choices.ts'
import { PaletteField } from './palette-field.tsx'
import type { PalettePage } from './use-choices.ts'

export type { PalettePage }

type PaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  pages: readonly PalettePage[]
}

/** Over the middle of a desk, the whole screen on a phone. Without an exit, so that what was chosen is seen at once. */
export function Palette({ open, onOpenChange, pages }: PaletteProps) {
  const navigate = useNavigate()
  // Done once the palette is gone, so that a dialog opened by it may keep the focus.
  const chosen = useRef<(() => void) | null>(null)
  const opener = useRef<Element | null>(null)
  const choose = (choice: Choice) => {
    chosen.current = () => {
      if (choice.run) choice.run()
      else if (choice.leaves) window.location.assign(choice.to)
      else {
        const [pathname = '', query = ''] = choice.to.split('?')
        const { to, state } = quietTarget({ pathname, search: `?${query}` })
        void navigate(to, { state })
      }
    }
    onOpenChange(false)
  }
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-slate-950/50 data-[state=open]:animate-fade-in" />
        <Primitive.Content
          aria-describedby={undefined}
          data-overlay=""
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            const run = chosen.current
            chosen.current = null
            if (run) run()
            else if (opener.current instanceof HTMLElement && opener.current.isConnected)
              opener.current.focus()
          }}
          className="fixed inset-0 z-40 flex flex-col overflow-hidden bg-raised outline-none sm:inset-x-6 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:max-h-[min(40rem,80dvh)] sm:max-w-2xl sm:rounded-lg sm:border sm:shadow-panel"
        >
          <Primitive.Title className="sr-only">{m.palette_open()}</Primitive.Title>
          <OpenPalette pages={pages} onChoose={choose} onClose={() => onOpenChange(false)} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type OpenPaletteProps = {
  pages: readonly PalettePage[]
  onChoose: (choice: Choice) => void
  onClose: () => void
}

function OpenPalette({ pages, onChoose, onClose }: OpenPaletteProps) {
  useEscape(onClose)
  // As the page was when the palette came over it.
  const [actions] = useState(openPageActions)
  return <PaletteField pages={pages} actions={actions} onChoose={onChoose} />
}

/**
 * Radix's dialog listens for Escape only some moments after it is drawn. Until then Escape would close the sheet under the palette instead, so the
 * palette listens for itself from its first moment.
 */
function useEscape(onPress: () => void) {
  const close = useLatestCallback(onPress)
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [close])
}
