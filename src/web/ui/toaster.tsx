import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { buttonClasses } from './button-classes.ts'
import { classNames } from './class-names.ts'
import { closeOverlayOf } from './overlay-content.tsx'
import { TOAST_DURATION, type ToastEntry, toasts } from './toast-store.ts'
import { TONE_TEXT } from './tone.ts'
import { ToneIcon } from './tone-icon.tsx'

type ToasterProps = {
  /** Name of the region for screen readers; `{hotkey}` in it becomes F8. */
  label: string
  closeLabel: string
}

const NONE: readonly ToastEntry[] = []

/**
 * Renders the toasts of `toasts.show(...)`: bottom-right above the page's foot bar (`--page-foot`), 24rem wide, 16 px apart; F8 focuses them. Once
 * per page, in the root.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.entries, () => NONE)
  return (
    <Toast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50} label={label}>
      {entries.map(entry => (
        <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} />
      ))}
      <Toast.Viewport
        label={label}
        hotkey={['F8']}
        className="fixed right-0 bottom-[max(var(--page-foot,0px),env(safe-area-inset-bottom))] z-50 flex w-full flex-col gap-4 p-4 outline-none sm:w-[calc(24rem+2rem)]"
      />
    </Toast.Provider>
  )
}

function ToastCard({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) {
  const { tone = 'positive', action } = entry
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={open => !open && toasts.dismiss(entry.id)}
      duration={entry.duration ?? TOAST_DURATION}
      data-own-escape=""
      // Escape is meant for the sheet below the toast.
      onEscapeKeyDown={event => {
        if (!event.defaultPrevented && closeOverlayOf(event.target)) event.preventDefault()
      }}
      type={tone === 'negative' ? 'foreground' : 'background'}
      className={classNames(
        'flex items-start gap-3 rounded-lg border bg-raised p-4 pr-2 text-sm shadow-float',
        'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out data-[swipe=end]:animate-toast-swiped',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      <ToneIcon tone={tone} className={`size-5 ${TONE_TEXT[tone]}`} />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-medium">{entry.title}</Toast.Title>
        {entry.description && (
          <Toast.Description className="mt-0.5 text-text-quiet">{entry.description}</Toast.Description>
        )}
        {action && (
          <Toast.Action
            altText={action.altText}
            onClick={action.onPress}
            className={classNames(buttonClasses({ variant: 'secondary', size: 'sm' }), 'mt-3')}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={closeLabel}
        className="-my-2 inline-flex size-9 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
      >
        <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Toast.Close>
    </Toast.Root>
  )
}
