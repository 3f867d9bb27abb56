import { z } from 'zod'
import { contentDetail } from '#contract/content.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'

const keptDraft = z.object({
  /** What the server had when it was typed; null for one that was begun. */
  base: contentDetail.nullable(),
  values: z.record(z.string(), z.unknown()),
})

export type KeptDraft = z.infer<typeof keptDraft>

/** Whose draft of what: another editor at the same desk does not get it. */
export type DraftOwner = {
  phone: string | null
  kind: ContentKind
  guid: string | null
  edition: string | undefined
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function keyOf({ phone, kind, guid, edition }: DraftOwner): string {
  return ['quorum-draft', phone, kind, guid ?? `new ${edition ?? ''}`].join(' ')
}

/** Keeps what was typed for the time that the log-in is gone, or with null forgets it. */
export function keepDraft(place: Place | null, owner: DraftOwner, kept: KeptDraft | null): void {
  try {
    if (kept) place?.setItem(keyOf(owner), JSON.stringify(kept))
    else place?.removeItem(keyOf(owner))
  } catch {
    // The storage is full or forbidden: then it cannot be kept.
  }
}

/** What was kept; null where there is nothing, or it is no draft of the kind as it is today. */
export function readKeptDraft(place: Place | null, owner: DraftOwner): KeptDraft | null {
  try {
    const found = keptDraft.safeParse(JSON.parse(place?.getItem(keyOf(owner)) ?? 'null'))
    if (!found.success) return null
    const names = Object.keys(fieldsOf(owner.kind))
    return names.every(name => Object.hasOwn(found.data.values, name)) ? found.data : null
  } catch {
    return null
  }
}
