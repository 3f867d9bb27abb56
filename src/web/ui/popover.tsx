import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { LAYER } from './use-overlay-escape.ts'

type PopoverProps = {
  /** One button that opens it. */
  trigger: ReactElement
  /** The label for screen readers. */
  label: string
  children: ReactNode
}

/** A small form under a button: fields that are not needed all the time. Escape and a press beside it close it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...LAYER}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border bg-raised p-4 shadow-float outline-none data-[state=open]:animate-pop-in"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
