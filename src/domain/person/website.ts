export type WebsiteCode = 'required' | 'website_format'

const longest = 300

/**
 * Checks a site address and gives it back in full: `bank.example` becomes `https://bank.example`. Only http and https, a
 * named host with a dot, no name and password in it, at most 300 characters, so that it is safe as a link.
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
  // A top-level name begins with a letter, which also leaves out addresses by number.
  const named = /^(?:[^.]+\.)+\p{L}[\p{L}\p{N}-]+$/u.test(url.hostname)
  if (!named || url.username !== '' || url.password !== '') return refused
  return { ok: true, website: url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href }
}

const refused = { ok: false, code: 'website_format' } as const
