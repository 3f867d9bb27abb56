export type LinkVerdict = { ok: true } | { ok: false; code: 'link_used' | 'link_expired' }

/** Whether a one-time link still works; a link both used and expired is reported as used. */
export function judgeLink(link: { usedAt: Date | null; expiresAt: Date }, now: Date): LinkVerdict {
  if (link.usedAt) return { ok: false, code: 'link_used' }
  return now < link.expiresAt ? { ok: true } : { ok: false, code: 'link_expired' }
}
