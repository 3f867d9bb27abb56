import { useState } from 'react'

type OverlayOpen = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined }

/** Whether a dialog or sheet is open: as its user says, or by its own trigger. */
export function useOverlayOpen({ open, onOpenChange }: OverlayOpen) {
  const [opened, setOpened] = useState(false)
  return {
    open: open ?? opened,
    onOpenChange: (next: boolean) => {
      setOpened(next)
      onOpenChange?.(next)
    },
  }
}
