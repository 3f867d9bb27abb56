import { useEffect } from 'react'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { keysAreOn } from './key-preference.ts'
import { type RowIntent, rowIntent } from './parts/list-intent.ts'

/** Marks the part of the page in which arrow keys move the cursor. */
export const rowAreaProps = { 'data-row-area': '' }

/** The keys of a queue's rows. Where no rows can be ticked, Ctrl A stays the browser's. */
export function useRowKeyboard(onIntent: (intent: RowIntent) => void, selectable = false): void {
  useIntents(onIntent, ({ kind }) => kind !== 'search' && (kind !== 'tickAll' || selectable))
}

/** The key of a page's own search, with rows or without. */
export function useSearchKey(onSearch: () => void, enabled: boolean): void {
  useIntents(onSearch, ({ kind }) => kind === 'search' && enabled)
}

/**
 * Listens on the whole page, so that a key works without a click first. Keys in a field, a menu or a dialog are ignored, and letters can be turned off
 * (WCAG 2.1.4).
 */
function useIntents(onIntent: (intent: RowIntent) => void, isWanted: (intent: RowIntent) => boolean): void {
  const handle = useLatestCallback(onIntent)
  const wanted = useLatestCallback(isWanted)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const intent = event.defaultPrevented || event.isComposing ? null : rowIntent(event)
      if (!intent || !wanted(intent) || !isOurs(intent, event)) return
      event.preventDefault()
      handle(intent)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [handle, wanted])
}

function isOurs(intent: RowIntent, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest('[role="dialog"], [role="menu"], textarea, select, [contenteditable]')) return false
  if (target instanceof HTMLInputElement && !['checkbox', 'button'].includes(target.type)) return false
  // The page itself has the focus before anything is pressed, and after a navigation inside the console its content has.
  const inRows =
    target === document.body || target.matches('main') || target.closest('[data-row-area]') !== null
  // Elsewhere arrows scroll, and Enter presses the focused element.
  if (intent.kind === 'open') return inRows && target.closest('a, button, input, summary') === null
  if (intent.kind === 'tickAll') return inRows
  if (intent.kind === 'leave') return true
  if (intent.kind === 'move' && event.key.startsWith('Arrow')) return inRows
  return keysAreOn()
}

/** Scrolls a row into view and focuses it, so that screen readers read it. */
export function focusRow(id: string): void {
  const row = document.getElementById(rowElementId(id))
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

export function rowElementId(id: string): string {
  return `row-${id}`
}
