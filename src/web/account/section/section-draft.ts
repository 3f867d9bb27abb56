import { z } from 'zod'

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly length: number
  key(index: number): string | null
}

const prefix = 'quorum-section:'
const stored = z.object({ version: z.int(), values: z.record(z.string(), z.unknown()) })

/** What was typed in a section and not saved, and the version over which it was typed. */
export type SectionDraft<Values> = { version: number; values: Values }

const keyOf = ({ guid, section }: DraftOf) => `${prefix}${guid}:${section}`

export type DraftOf = { guid: string; section: string }

/** The draft of this tab; null where there is none. A field that the form has and the draft lacks keeps what `base` says. */
export function readSectionDraft<Values extends object>(
  place: Place | null,
  of: DraftOf,
  base: Values,
): SectionDraft<Values> | null {
  const found = stored.safeParse(attempt(() => JSON.parse(place?.getItem(keyOf(of)) ?? 'null')))
  if (!found.success) return null
  const known = Object.entries(found.data.values).filter(
    ([field, value]) => field in base && typeof value === typeof base[field as keyof Values],
  )
  return { version: found.data.version, values: { ...base, ...Object.fromEntries(known) } }
}

/** Keeps a draft through a reload and a log-in that ran out, or with null forgets it. Only for what is no secret: a passport is kept in memory. */
export function writeSectionDraft<Values>(
  place: Place | null,
  of: DraftOf,
  draft: SectionDraft<Values> | null,
): void {
  attempt(() => (draft ? place?.setItem(keyOf(of), JSON.stringify(draft)) : place?.removeItem(keyOf(of))))
}

/** Forgets every draft of the tab: the next person at it must not find one. */
export function forgetSectionDrafts(place: Place | null): void {
  attempt(() => {
    const keys = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix)) place?.removeItem(key)
  })
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    // Storage may be full, forbidden or filled by somebody else: the form then begins with what was saved.
    return null
  }
}
