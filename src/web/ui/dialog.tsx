import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { OverlayContent } from './overlay-content.tsx'
import { useOverlayOpen } from './use-overlay-open.ts'

export type OverlayProps = {
  /** Controlled; leave out both to let the trigger rule. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** One button that opens it. */
  trigger?: ReactElement
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons, the main one first: on the right on a desk, on top on a phone. */
  actions?: ReactNode
}

type DialogProps = OverlayProps & {
  size?: 'md' | 'lg'
  /** What it asked for is on its way: it stays until the answer is there, which may be a refusal of what was typed. */
  sending?: boolean
}

/** Asks one thing and holds the page until it is answered. Focus stays inside; Escape closes. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  closeLabel,
  children,
  actions,
  size = 'md',
  sending = false,
}: DialogProps) {
  const own = useOverlayOpen({ open, onOpenChange })
  const state = { ...own, onOpenChange: (next: boolean) => (next || !sending) && own.onOpenChange(next) }
  return (
    <Primitive.Root {...state}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-slate-950/50 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center p-3 sm:items-center sm:p-6">
          <OverlayContent
            onEscape={() => state.onOpenChange(false)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'pointer-events-auto relative flex max-h-full w-full flex-col overflow-y-auto rounded-lg border bg-raised p-5 shadow-panel sm:p-6',
              'outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
              size === 'md' ? 'max-w-lg' : 'max-w-3xl',
            )}
          >
            <Primitive.Title className="pr-10 text-xl font-semibold wrap-anywhere">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-2 text-text-quiet">{description}</Primitive.Description>
            )}
            {children && <div className="mt-5 empty:hidden">{children}</div>}
            {actions && (
              // In sight however long the dialog is.
              <div className="sticky -bottom-5 z-10 -mx-5 mt-3 -mb-5 flex flex-col gap-3 bg-raised px-5 pt-3 pb-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:flex-row-reverse sm:px-6 sm:pb-6">
                {actions}
              </div>
            )}
            <OverlayClose label={closeLabel} disabled={sending} className="absolute top-3 right-3" />
          </OverlayContent>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type OverlayCloseProps = { label: string; disabled?: boolean; className?: string }

/** The cross of a dialog or sheet. */
export function OverlayClose({ label, disabled = false, className }: OverlayCloseProps) {
  return (
    <Primitive.Close
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-overlay-close=""
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text aria-disabled:opacity-50',
        className,
      )}
    >
      <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </Primitive.Close>
  )
}

/** Wrap a button of `actions` that only closes. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}
