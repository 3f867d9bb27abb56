import { z } from 'zod'
import { kept } from '#web/kit/kept/kept.ts'

const drafts = kept(
  'section-draft',
  z.object({ version: z.int(), values: z.record(z.string(), z.unknown()) }),
  { of: 'participant', until: 'logout', tab: true },
)

/** What was typed in a section and not saved, and the version over which it was typed. */
export type SectionDraft<Values> = { version: number; values: Values }

export type DraftOf = { guid: string; section: string }

/** The draft of this tab; null where there is none. A field that the form has and the draft lacks keeps what `base` says. */
export function readSectionDraft<Values extends object>(
  { guid, section }: DraftOf,
  base: Values,
): SectionDraft<Values> | null {
  const found = drafts.read(guid, section)
  return found && { version: found.version, values: { ...base, ...knownValues(found.values, base) } }
}

/** Keeps a draft through a reload, or with null forgets it. Only for what is no secret: a passport is kept in memory. */
export function writeSectionDraft(
  { guid, section }: DraftOf,
  draft: { version: number; values: object } | null,
): void {
  if (draft) drafts.write({ version: draft.version, values: { ...draft.values } }, guid, section)
  else drafts.forget(guid, section)
}

/** Of stored values those that the form has, of its own type: an older version of ours may have kept others. */
export function knownValues<Values extends object>(
  stored: Record<string, unknown>,
  base: Values,
): Partial<Values> {
  const known = Object.entries(stored).filter(
    ([field, value]) => field in base && typeof value === typeof base[field as keyof Values],
  )
  return Object.fromEntries(known) as Partial<Values>
}
