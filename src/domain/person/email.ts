export type EmailCode = 'required' | 'email_format'

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u

/**
 * Checks an e-mail address: local part of RFC 5321 without quotes (64), at least two domain labels, 254 in all. The domain may be Cyrillic (почта.рф)
 * and is lower-cased; the local part keeps its casing, because its server may tell it apart. Line breaks are refused, so that an address cannot add a
 * header to a message.
 */
export function checkEmail(typed: string): { ok: true; email: string } | { ok: false; code: EmailCode } {
  const address = typed.normalize('NFC').replace(/^[ \u00a0]+|[ \u00a0]+$/g, '')
  if (address === '') return { ok: false, code: 'required' }
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const domain = address.slice(at + 1).toLowerCase()
  const email = `${local}@${domain}`
  const good = email.length <= 254 && local.length <= 64 && localPart.test(local) && isDomain(domain)
  return good ? { ok: true, email } : { ok: false, code: 'email_format' }
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return (
    labels.length >= 2 &&
    labels.every(label => label.length <= 63 && domainLabel.test(label)) &&
    (/^\p{L}{2,}$/u.test(last) || last.startsWith('xn--'))
  )
}
