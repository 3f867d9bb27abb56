import { m } from '#messages/compiled/messages.js'

/** The head of a page that broke while it was drawn (spec point 2): the router's own head still names the page. Returns what puts it back. */
export function headOfError(title: string): () => void {
  const before = document.title
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex, nofollow, noarchive'
  document.title = `${title} — ${m.product_name()}`
  document.head.append(robots)
  return () => {
    document.title = before
    robots.remove()
  }
}
