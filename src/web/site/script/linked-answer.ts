/** Opens the folded answer that the address names, initially and on each change, and scrolls to its question. */
export function openLinkedAnswer(): void {
  const open = () => {
    const question = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}
