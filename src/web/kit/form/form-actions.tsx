import { type ReactNode, useEffect } from 'react'

/** The buttons of a step, the main one first. On a phone they are pinned to the bottom of the screen. */
export function FormActions({ children }: { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement
    // Keeps a focused field from being hidden behind the pinned buttons.
    root.style.scrollPaddingBottom = '6rem'
    return () => {
      root.style.scrollPaddingBottom = ''
    }
  }, [])
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 flex flex-row-reverse gap-3 border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:mt-10 sm:flex-row sm:px-0 sm:pt-6 sm:pb-0 [&>*:first-child]:flex-1 sm:[&>*:first-child]:flex-none">
      {children}
    </div>
  )
}
