import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Tone } from './tone.ts'

/** From spec point 9; milliseconds. */
export const TOAST_LIMIT = 5
export const TOAST_DURATION = 5000
export const TOAST_REMOVE_DELAY = 200

export type ToastInput = {
  title: ReactNode
  description?: ReactNode
  tone?: Tone
  /** `altText` tells screen-reader users another way to do the same. */
  action?: { label: string; altText: string; onPress: () => void }
  /** Milliseconds; default 5000. `Infinity` stays until closed. */
  duration?: number
}

export type ToastEntry = ToastInput & { id: number; open: boolean }

type Schedule = (run: () => void, delay: number) => void

/** Holds the visible toasts: the newest five. A closed one is removed 200 ms later, after its exit animation. */
export function createToastStore(schedule: Schedule = (run, delay) => void setTimeout(run, delay)) {
  const store = createStore<readonly ToastEntry[]>(() => [])
  const entries = store.getState
  const set = (next: readonly ToastEntry[]) => store.setState(next, true)
  let lastId = 0

  return {
    /** Shows a toast and returns its id; more than five remove the oldest. */
    show(input: ToastInput): number {
      lastId += 1
      set([...entries(), { ...input, id: lastId, open: true }].slice(-TOAST_LIMIT))
      return lastId
    },
    /** Closes one, or all. */
    dismiss(id?: number): void {
      const closing = entries().filter(entry => entry.open && (id === undefined || entry.id === id))
      if (closing.length === 0) return
      set(entries().map(entry => (closing.includes(entry) ? { ...entry, open: false } : entry)))
      schedule(() => {
        const gone = new Set(closing.map(entry => entry.id))
        set(entries().filter(entry => !gone.has(entry.id)))
      }, TOAST_REMOVE_DELAY)
    },
    subscribe: store.subscribe,
    entries,
  }
}

/** The page's only store, rendered by `<Toaster />`. */
export const toasts = createToastStore()
