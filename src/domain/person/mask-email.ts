/**
 * An e-mail address as shown to whoever holds only a link: first letter of the mailbox and of the domain, and the last label.
 * `maria.orlova@bank.example` gives `m***@b***.example`.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const first = (text: string) => [...text][0] ?? ''
  return `${first(email)}***@${first(domain)}***${dot < 0 ? '' : domain.slice(dot)}`
}
