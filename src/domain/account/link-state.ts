export type LinkVerdict = { ok: true } | { ok: false; code: 'link_used' | 'link_expired' }

/** Whether a one-time link still works; of a used one that is also too old it is said that it was used. */
export function judgeLink(link: { usedAt: Date | null; expiresAt: Date }, now: Date): LinkVerdict {
  if (link.usedAt) return { ok: false, code: 'link_used' }
  return now < link.expiresAt ? { ok: true } : { ok: false, code: 'link_expired' }
}
