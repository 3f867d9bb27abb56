import { z } from 'zod'
import { contentDetail } from '#contract/content.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { kept } from '#web/kit/kept/kept.ts'

const keptDraft = z.object({
  /** What the server had when it was typed; null for one that was begun. */
  base: contentDetail.nullable(),
  values: z.record(z.string(), z.unknown()),
})

/** The site's own texts, nothing personal: they outlive the log-in, and another editor at the same desk does not get them. */
const drafts = kept('content-draft', keptDraft, {
  of: 'account',
  until: 'browser',
  tab: true,
  audience: 'organizer',
})

export type KeptDraft = z.infer<typeof keptDraft>

export type DraftPlace = { kind: ContentKind; guid: string | null; edition: string | undefined }

const pathOf = ({ kind, guid, edition }: DraftPlace) => [kind, guid ?? `new ${edition ?? ''}`]

/** Keeps what was typed for the time that the log-in is gone, or with null forgets it. */
export function keepDraft(place: DraftPlace, draft: KeptDraft | null): void {
  if (draft) drafts.write(draft, ...pathOf(place))
  else drafts.forget(...pathOf(place))
}

/** What was kept; null where there is nothing, or it is no draft of the kind as it is today. */
export function readKeptDraft(place: DraftPlace): KeptDraft | null {
  const found = drafts.read(...pathOf(place))
  const names = Object.keys(fieldsOf(place.kind))
  return found && names.every(name => Object.hasOwn(found.values, name)) ? found : null
}
