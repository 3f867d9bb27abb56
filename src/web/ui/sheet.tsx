import { Dialog as Primitive } from 'radix-ui'
import { createContext, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { OverlayClose, type OverlayProps } from './dialog.tsx'
import { OverlayContent } from './overlay-content.tsx'
import { useOverlayOpen } from './use-overlay-open.ts'
import { usePageFoot } from './use-page-foot.ts'

type SheetProps = OverlayProps & {
  /** md 28rem, lg 44rem, full nearly the whole page; the whole width on a phone. */
  size?: 'md' | 'lg' | 'full'
  /** `false` keeps the page beside it usable (a list with its arrow keys). */
  modal?: boolean
}

/** Whether a part is drawn on a sheet. */
export const OnSheet = createContext(false)

const WIDTH = { md: 'sm:max-w-md', lg: 'sm:max-w-176', full: 'sm:max-w-[min(96vw,100rem)]' } as const

/** A panel beside the page. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  closeLabel,
  children,
  actions,
  size = 'md',
  modal = true,
}: SheetProps) {
  const state = useOverlayOpen({ open, onOpenChange })
  return (
    <Primitive.Root {...state} modal={modal}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        {modal && (
          <Primitive.Overlay className="fixed inset-0 z-40 bg-slate-950/40 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out" />
        )}
        <OverlayContent
          onEscape={() => state.onOpenChange(false)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-side-sheet=""
          onInteractOutside={modal ? undefined : event => event.preventDefault()}
          className={classNames(
            'fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l bg-raised shadow-panel outline-none',
            'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
            WIDTH[size],
          )}
        >
          <div className="flex items-start gap-3 border-b py-3 pr-3 pl-5 sm:pl-6">
            <div className="min-w-0 flex-1 py-2">
              <Primitive.Title className="text-lg/7 font-semibold">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-0.5 text-sm text-text-quiet">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <OverlayClose label={closeLabel} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area without controls must take the keyboard */}
          <div tabIndex={0} className="flex-1 overflow-y-auto px-5 py-5 -outline-offset-2 sm:px-6">
            <OnSheet value={true}>{children}</OnSheet>
          </div>
          {actions && <SheetFoot>{actions}</SheetFoot>}
        </OverlayContent>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function SheetFoot({ children }: { children: ReactNode }) {
  const foot = usePageFoot()
  return (
    <div
      ref={foot}
      className="flex flex-col gap-3 border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row-reverse sm:px-6"
    >
      {children}
    </div>
  )
}
