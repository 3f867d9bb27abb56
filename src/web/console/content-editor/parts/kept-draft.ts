import { z } from 'zod'
import { contentDetail } from '#contract/content.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { kept } from '#web/kit/kept/kept.ts'

const keptDraft = z.object({
  /** The server's version on which the typing was based; null for a new one. */
  base: contentDetail.nullable(),
  values: z.record(z.string(), z.unknown()),
})

/** These are texts of the site and not personal, so they are kept after the log-in ends, but another editor at the same desk does not get them. */
const drafts = kept('content-draft', keptDraft, {
  of: 'account',
  until: 'browser',
  tab: true,
  audience: 'organizer',
})

export type KeptDraft = z.infer<typeof keptDraft>

export type DraftPlace = { kind: ContentKind; guid: string | null; edition: string | undefined }

const pathOf = ({ kind, guid, edition }: DraftPlace) => [kind, guid ?? `new ${edition ?? ''}`]

/** Keeps unsaved input after the log-in ends; null forgets it. */
export function keepDraft(place: DraftPlace, draft: KeptDraft | null): void {
  if (draft) drafts.write(draft, ...pathOf(place))
  else drafts.forget(...pathOf(place))
}

/** The kept input; null where there is none, or it does not fit the kind any more. */
export function readKeptDraft(place: DraftPlace): KeptDraft | null {
  const found = drafts.read(...pathOf(place))
  const names = Object.keys(fieldsOf(place.kind))
  return found && names.every(name => Object.hasOwn(found.values, name)) ? found : null
}
