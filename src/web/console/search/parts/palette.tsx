import { Dialog as Primitive } from 'radix-ui'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { LAYER, useOverlayEscape } from '#web/ui/use-overlay-escape.ts'
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
  const content = useRef<HTMLDivElement>(null)
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
          {...LAYER}
          ref={content}
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
          <OpenPalette
            content={content}
            pages={pages}
            onChoose={choose}
            onClose={() => onOpenChange(false)}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type OpenPaletteProps = {
  content: RefObject<HTMLElement | null>
  pages: readonly PalettePage[]
  onChoose: (choice: Choice) => void
  onClose: () => void
}

function OpenPalette({ content, pages, onChoose, onClose }: OpenPaletteProps) {
  useOverlayEscape(content, onClose)
  // As the page was when the palette came over it.
  const [actions] = useState(openPageActions)
  return <PaletteField pages={pages} actions={actions} onChoose={onChoose} />
}
