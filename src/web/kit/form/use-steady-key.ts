import { useRef } from 'react'

/**
 * The Idempotency-Key of a write that may be sent twice (a lost answer, a second press): a new one only when what is sent
 * changes, so that the server does it once.
 */
export function useSteadyKey(): (sent: unknown) => string {
  const known = useRef({ of: '', key: '' })
  return sent => {
    const of = JSON.stringify(sent)
    if (known.current.of !== of) known.current = { of, key: crypto.randomUUID() }
    return known.current.key
  }
}
