import { useEffect } from 'react'

/** Opens the answer that the address names, at first and whenever the address changes, and brings its question to the top. */
export function useLinkedAnswer(): void {
  useEffect(() => {
    const open = () => {
      const question = document.getElementById(window.location.hash.slice(1))?.closest('details')
      if (!question) return
      question.open = true
      question.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
