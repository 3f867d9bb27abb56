import type { RequestOwner } from '#contract/organiser-owner.ts'
import type { OwnerChoice } from '#domain/organiser/owned-request.ts'

export function presentOwner(
  { ownerGuid, ownerName }: { ownerGuid: string | null; ownerName: string | null },
  callerGuid: string,
): RequestOwner {
  return ownerGuid ? { guid: ownerGuid, name: ownerName ?? '', mine: ownerGuid === callerGuid } : null
}

/** Whose requests the filter of a list asks for: an account, or nobody's as an empty text. */
export function ownerAsked(choice: OwnerChoice | undefined, callerGuid: string): string | undefined {
  if (choice === undefined) return undefined
  return choice === 'mine' ? callerGuid : ''
}
