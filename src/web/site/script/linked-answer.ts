/** Opens the folded answer that the address names, at first and whenever the address changes, and brings its question to the top. */
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
