import { useEffect } from 'react'
import { titleWithCount } from './title-count.ts'

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
