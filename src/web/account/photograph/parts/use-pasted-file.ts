import { useEffect, useRef } from 'react'

/** Takes a picture from the clipboard, wherever on the page it is pasted; pasting into a field stays the field's. */
export function usePastedFile(take: (file: File) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event
      if (
        target instanceof Element &&
        target.closest('input:not([type="file"]), textarea, [contenteditable]')
      )
        return
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
