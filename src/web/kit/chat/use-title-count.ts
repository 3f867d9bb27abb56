import { useEffect } from 'react'

/** Keeps the unread count in the document's title, even when a page sets its own. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = titleWithCount(document.title, count)
      if (title !== document.title) document.title = title
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = titleWithCount(document.title, 0)
    }
  }, [count])
}

const marked = /^\(\d+\+?\) /

/** The title with the unread count in front: "(2) Chat"; without it for zero. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(marked, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}
