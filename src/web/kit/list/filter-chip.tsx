import { X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { m } from '#messages/compiled/messages.js'
import { Button } from '#web/ui/button.tsx'

const AsChips = createContext(false)
const Place = createContext<HTMLElement | null>(null)

/** The chips of the filters inside stand under them, so that nobody takes a narrowed list for the whole. */
export function FilterChipPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Place.Provider value={place}>
      <div>
        {children}
        <div ref={setPlace} />
      </div>
    </Place.Provider>
  )
}

type FilterChipsProps = {
  /** The fields of the filters: those that are set are drawn as chips. */
  children: ReactNode
  /** How many are set. */
  count: number
  /** Takes the focus when the last chip is gone. */
  opener: RefObject<HTMLButtonElement | null>
  /** Takes all of them off. */
  onReset: () => void
}

/** The filters that are set, each taken off by a press; from there the keyboard goes on with the next. */
export function FilterChips({ children, count, opener, onReset }: FilterChipsProps) {
  const place = useContext(Place)
  const chips = useRef<HTMLFieldSetElement>(null)
  const pressed = useRef<number | null>(null)
  const buttons = () => [...(chips.current?.querySelectorAll('button') ?? [])]
  const goOn = useEffectEvent(() => {
    if (pressed.current === null) return
    const left = buttons()
    const next = left[Math.min(pressed.current, left.length - 1)] ?? opener.current
    pressed.current = null
    next?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chip that was pressed is gone when there are fewer
  useEffect(() => goOn(), [count])
  if (!place || count === 0) return null
  return createPortal(
    <fieldset
      ref={chips}
      aria-label={m.list_filters_set()}
      className="mt-3 flex flex-wrap items-center gap-2"
      onClickCapture={({ target }) => {
        pressed.current = buttons().findIndex(button => button.contains(target as Node))
      }}
    >
      <AsChips.Provider value>{children}</AsChips.Provider>
      {count > 1 && (
        <Button variant="quiet" size="sm" className="print:hidden" onClick={onReset}>
          {m.organiser_reset_filters()}
        </Button>
      )}
    </fieldset>,
    place,
  )
}

/** Whether a filter is drawn as a chip here, and not as a field to choose in: then its values need no counts. */
export function useAsChip(): boolean {
  return useContext(AsChips)
}

type FilterChipProps = {
  label: string
  value: string
  onRemove: () => void
}

/** A filter that is set: what it is, and a press takes it off. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  return (
    <button
      type="button"
      title={m.list_filter_remove()}
      className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border bg-raised pr-2.5 pl-3 text-sm hover:bg-sunken print:min-h-0 print:border-0 print:p-0"
      onClick={onRemove}
    >
      <span className="min-w-0 py-1 text-left wrap-anywhere">
        <span className="text-text-quiet">{label}:</span> {value}
      </span>
      <X aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-text-quiet print:hidden" />
    </button>
  )
}
