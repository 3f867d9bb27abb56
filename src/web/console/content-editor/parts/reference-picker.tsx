import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { findReferences, type ReferenceOption } from './reference-search.ts'

/** Nobody would read more. */
const mostShown = 8

type ReferencePickerProps = {
  label: string
  options: readonly ReferenceOption[]
  loading: boolean
  onPick: (guid: string) => void
}

/** Finds content by name in either language; arrows and Enter choose. */
export function ReferencePicker({ label, options, loading, onPick }: ReferencePickerProps) {
  const locale = useLocale()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = open ? findReferences(options, typed, mostShown) : []
  const pick = (option: ReferenceOption | undefined) => {
    if (!option) return
    onPick(option.guid)
    setTyped('')
    setAt(0)
    setOpen(false)
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setAt(open ? (at + step + Math.max(found.length, 1)) % Math.max(found.length, 1) : 0)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      pick(found[at])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left both field and list
    <div
      className="relative"
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <TextField
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found[at] ? `${listId}-${at}` : undefined}
        label={label}
        labelHidden
        placeholder={loading ? m.loading() : m.content_reference_search()}
        prefix={<Search aria-hidden="true" />}
        autoComplete="off"
        value={typed}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={event => {
          setTyped(event.target.value)
          setAt(0)
          setOpen(true)
        }}
        onKeyDown={listen}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!open || loading}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border bg-raised py-1 shadow-float"
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act in the field, which keeps the focus
          <div
            key={option.guid}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={event => event.preventDefault()}
            onMouseMove={() => setAt(index)}
            onClick={() => pick(option)}
            className={classNames(
              'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-1 text-sm md:min-h-9',
              index === at && 'bg-sunken',
            )}
          >
            <span>{bilingualName(option.title, locale)}</span>
            {option.note && <span className="text-text-quiet">{option.note}</span>}
            {!option.published && <span className="text-attention">{m.content_reference_draft()}</span>}
          </div>
        ))}
        {found.length === 0 && (
          <div
            role="option"
            aria-selected="false"
            aria-disabled="true"
            tabIndex={-1}
            className="px-3 py-2 text-sm text-text-quiet"
          >
            {m.content_reference_none()}
          </div>
        )}
      </div>
    </div>
  )
}
