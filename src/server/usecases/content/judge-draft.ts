import { draftSchema } from '#contract/content.ts'
import type { ContentKind, DraftContent } from '#domain/content/content-kind.ts'
import { contentProblems, missingLocales } from '#domain/content/content-problems.ts'
import { contentSearchText } from '#domain/content/content-title.ts'
import { asKind, type ContentReference, picturesOf, referencesOf } from '#domain/content/content-values.ts'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { findTargets } from '#server/persistence/content-queries.ts'
import type { DraftFacts } from '#server/persistence/content-write-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { namePictures } from '#server/persistence/public-picture-queries.ts'
import { searchable } from '#server/persistence/search-text.ts'
import { type RefusedField, refuse } from '#server/refuse.ts'

const known: ReadonlySet<string> = new Set(errorCodes)

/** How many faults are reported at once; nobody reads more, and a hostile body may have thousands. */
const mostFaults = 50

/** Parses a draft of its kind; refuses naming the fields, each as a path in the body. */
export function parseDraft<Kind extends ContentKind>(kind: Kind, sent: unknown): DraftContent<Kind> {
  const parsed = draftSchema(kind).safeParse(sent)
  if (parsed.success) return parsed.data
  const found = parsed.error.issues.slice(0, mostFaults).flatMap((issue): RefusedField[] => {
    const path = ['draft', ...issue.path.map(String)]
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, mostFaults)
        .map(key => ({ field: [...path, key.slice(0, 60)].join('.'), code: 'unknown_field' }))
    return [{ field: path.join('.'), code: codeOf(issue) }]
  })
  // Two rules of one field may report the same fault.
  const details = [...new Map(found.map(fault => [`${fault.field} ${fault.code}`, fault])).values()]
  return refuse(details.length === 1 && details[0] ? details[0].code : 'fields_invalid', { details })
}

function codeOf(issue: { message: string; input?: unknown; code: string }): ErrorCode {
  if (known.has(issue.message)) return issue.message as ErrorCode
  return issue.code === 'invalid_type' && issue.message.endsWith('undefined') ? 'required' : 'value_invalid'
}

/** Derives what is stored beside a draft. */
export function draftFacts<Kind extends ContentKind>(
  kind: Kind,
  draft: DraftContent<Kind>,
  forum: { startsOn: string; endsOn: string },
): DraftFacts {
  const problems = contentProblems(kind, draft, forum)
  return {
    draft,
    slug: kind === 'page' ? (draft as DraftContent<'page'>).slug : null,
    search: searchable(contentSearchText(kind, draft)),
    untranslated: missingLocales(problems),
    problemCount: problems.length,
  }
}

/** Refuses a draft with references that are missing, of another kind or of another edition. */
export async function judgeReferences(
  reader: Reader,
  editionGuid: string,
  references: readonly ContentReference[],
): Promise<void> {
  const targets = await findTargets(reader, [...new Set(references.map(({ guid }) => guid))])
  const unknown = references.filter(
    ({ guid, kind }) =>
      !targets.some(
        target => target.guid === guid && target.kind === kind && target.editionGuid === editionGuid,
      ),
  )
  if (unknown.length > 0)
    refuse('reference_unknown', {
      details: unknown.map(({ field }) => ({ field: `draft.${field}`, code: 'reference_unknown' })),
    })
}

/**
 * Protects the pictures of a draft, and for another day those of its previous version, from the sweep; refuses a picture erased already because it
 * was uploaded long ago and never saved.
 */
export async function keepPictures(
  tx: Tx,
  kind: ContentKind,
  drafts: { draft: object; before: object | null; at: Date },
): Promise<void> {
  const pictures = picturesOf(kind, drafts.draft)
  const before = drafts.before ? picturesOf(kind, asKind(kind, drafts.before)) : []
  const paths = new Set([...pictures, ...before].map(({ path }) => path))
  const erased = new Set(await namePictures(tx, [...paths], drafts.at))
  const gone = pictures.filter(({ path }) => erased.has(path))
  if (gone.length > 0)
    refuse('picture_gone', {
      details: gone.map(({ field }) => ({ field: `draft.${field}`, code: 'picture_gone' })),
    })
}

export const targetsOf = (kind: ContentKind, draft: object): string[] =>
  referencesOf(kind, draft).map(({ guid }) => guid)
