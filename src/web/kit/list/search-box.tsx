import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/compiled/messages.js'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useSearchKey } from './row-keyboard.ts'
import { withAddress } from './search-text.ts'

/** Milliseconds: long enough to type a word, short enough to feel immediate. */
const debounce = 250

type SearchBoxProps = {
  label: string
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
  /** Whether it searches the page's own list; one in a dialog over it does not. */
  isMain?: boolean
}

/** The palette focuses the search of a page's own list by this id; a page has one such search. */
export const searchFieldId = 'console-search'

/** Searches while typing; Escape clears it. */
export function SearchBox({ label, value, onSearch, isMain = true }: SearchBoxProps) {
  const [{ typed, asked }, setText] = useState({ typed: value, asked: value })
  const [known, setKnown] = useState(value)
  const setTyped = (text: string) => setText(field => ({ ...field, typed: text }))
  const search = useLatestCallback(onSearch)
  const input = useRef<HTMLInputElement>(null)
  useSearchKey(() => input.current?.focus(), isMain)
  if (known !== value) {
    setKnown(value)
    setText(withAddress({ typed, asked }, value))
  }
  useEffect(() => {
    const text = typed.trim()
    if (text === value) return
    const timer = setTimeout(() => {
      setText(field => ({ ...field, asked: text }))
      search(text)
    }, debounce)
    return () => clearTimeout(timer)
  }, [typed, value, search])
  return (
    <TextField
      {...(isMain && { id: searchFieldId })}
      ref={input}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      label={label}
      labelHidden
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      prefix={<Search aria-hidden="true" />}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (typed) setTyped('')
        else event.currentTarget.blur()
      }}
      fieldClassName="w-full min-w-0 md:max-w-96"
      action={
        typed ? (
          <IconButton label={m.organiser_search_clear()} icon={<X />} onClick={() => setTyped('')} />
        ) : undefined
      }
    />
  )
}
