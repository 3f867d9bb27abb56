import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import { IconButton } from '#web/ui/icon-button.tsx'

type RecordPanelProps = {
  title: ReactNode
  /** Beside the cross: a link to the record's own page. */
  link?: ReactNode
  actions?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** The open record beside its list. What can be done stands above the data, so that it is always in the same place. */
export function RecordPanel({ title, link, actions, children, onClose }: RecordPanelProps) {
  return (
    <aside
      aria-labelledby="record-title"
      className="flex w-[min(34rem,44vw)] shrink-0 flex-col border-l bg-raised motion-safe:animate-fade-in"
    >
      <header className="space-y-3 border-b py-3 pr-3 pl-6">
        <div className="flex items-center gap-2">
          <h2 id="record-title" className="min-w-0 flex-1 text-lg font-semibold">
            {title}
          </h2>
          {link}
          <IconButton size="sm" label={m.close()} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        {actions}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area without controls must take the keyboard */}
      <div tabIndex={0} className="relative min-h-0 flex-1 overflow-y-auto px-6 py-5 -outline-offset-2">
        {children}
      </div>
    </aside>
  )
}
