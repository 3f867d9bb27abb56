import { useEffect } from 'react'

/** Keeps how much waits unread in the document's title, whatever page writes its own there. */
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

/** The document's title with how much waits unread before it: "(2) Chat"; without any for none. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(marked, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}
