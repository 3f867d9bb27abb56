import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const pauseMilliseconds = 250

/**
 * What is typed into the search field, and the same in the address (`q`) after a pause in the typing. The address leads: going back brings an earlier
 * query into the field again.
 */
export function useTypedQuery(query: string) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [text, setText] = useState(query)
  const written = useRef(query)

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
    const search = next.trim() === '' ? '' : `?${new URLSearchParams({ q: next })}`
    navigate(pathname + search, { replace: true, preventScrollReset: true })
  }

  return { text, setText, submit: () => write(text) }
}
