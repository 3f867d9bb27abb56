import { type RefObject, useEffect, useRef, useState } from 'react'
import { goTo } from '#web/site/islands/address.ts'

const pauseMilliseconds = 250

/**
 * The text of the search field, copied to the address (`q`) after a pause in typing; `hrefOf` gives the address for a query. The address leads: going
 * back restores an earlier query. What was typed before the island loaded is only in the field.
 */
export function useTypedQuery(
  query: string,
  hrefOf: (query: string) => string,
  field: RefObject<HTMLInputElement | null>,
) {
  const [text, setText] = useState(query)
  const written = useRef(query)

  useEffect(() => {
    const typed = field.current?.value
    if (typed !== undefined) setText(typed)
  }, [field])

  useEffect(() => {
    if (query === written.current) return
    written.current = query
    setText(query)
  }, [query])

  useEffect(() => {
    if (text === written.current) return
    const timer = setTimeout(() => write(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  })

  function write(next: string): void {
    written.current = next.trim() === '' ? '' : next
    goTo(hrefOf(written.current), { replace: true })
  }

  return { text, setText, submit: () => write(text) }
}
