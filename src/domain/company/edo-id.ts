export type EdoIdCode = 'edo_id_format'

/**
 * Checks the identifier of a participant of electronic document exchange as invitations print it: three characters of the provider (2BM is Diadoc, 2BE
 * is SBIS), then the company's own part, at most 46 characters together.
 */
export function checkEdoId(typed: string): { ok: true; edoId: string } | { ok: false; code: EdoIdCode } {
  const edoId = typed.replace(/\s/g, '')
  if (!/^[0-9A-Za-z]{3}[0-9A-Za-z_.@-]{1,43}$/.test(edoId)) return { ok: false, code: 'edo_id_format' }
  return { ok: true, edoId: `${edoId.slice(0, 3).toUpperCase()}${edoId.slice(3)}` }
}
