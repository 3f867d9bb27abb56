const marked = /^\(\d+\+?\) /

/** The document's title with how much waits unread before it: "(2) Chat"; without any for none. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(marked, '')
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${plain}` : plain
}
