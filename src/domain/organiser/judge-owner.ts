import type { Refusal } from '../refusal/error-code.ts'

/**
 * Takes a piece of work (a chat, an application), even from a colleague, or gives up one's own, to all or to a colleague by name. `seenOwner` is the owner
 * shown on the caller's screen: whoever has not seen that a colleague took it meanwhile is told so.
 */
export function judgeOwner(
  { ownerGuid }: { ownerGuid: string | null },
  wish: { owner: string | null; seenOwner: string | null; callerGuid: string },
): { ok: true } | Refusal {
  const { owner, callerGuid } = wish
  if (ownerGuid === owner) return { ok: true }
  if (ownerGuid !== wish.seenOwner) return { ok: false, code: 'changed_meanwhile' }
  const isColleagues = ownerGuid !== null && ownerGuid !== callerGuid
  if (owner !== callerGuid && isColleagues) return { ok: false, code: 'state_forbids' }
  return { ok: true }
}
