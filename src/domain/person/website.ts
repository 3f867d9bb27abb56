export type WebsiteCode = 'required' | 'website_format'

const longest = 300

/**
 * Checks a site address and completes it: `bank.example` becomes `https://bank.example`. Only http and https, a host name with a dot, no user name or
 * password, at most 300 characters, so that it is safe as a link.
 */
export function checkWebsite(
  typed: string,
): { ok: true; website: string } | { ok: false; code: WebsiteCode } {
  const text = typed.normalize('NFC').replace(/^[ \u00a0]+|[ \u00a0]+$/g, '')
  if (text === '') return { ok: false, code: 'required' }
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  // The URL parser silently drops tabs and line breaks and turns \ into /: refuse them before it does.
  if (full.length > longest || /[\s\\\p{Cc}]/u.test(full) || !URL.canParse(full)) return refused
  const url = new URL(full)
  // A top-level domain begins with a letter, so this also excludes numeric addresses.
  const named = /^(?:[^.]+\.)+\p{L}[\p{L}\p{N}-]+$/u.test(url.hostname)
  if (!named || url.username !== '' || url.password !== '') return refused
  return { ok: true, website: url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href }
}

const refused = { ok: false, code: 'website_format' } as const
