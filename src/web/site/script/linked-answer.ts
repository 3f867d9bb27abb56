/** Opens the folded answer that the address names, initially and on each change, and scrolls to its question. */
export function openLinkedAnswer(): void {
  const open = () => {
    const question = document.getElementById(wanted())?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}

/** People cut addresses: what cannot be decoded names no question. */
function wanted(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
