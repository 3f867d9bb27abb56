import type * as routes from '#contract/content.ts'
import type { ContentDetail, ContentRow } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { type ContentProblem, contentProblems } from '#domain/content/content-problems.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { asKind, referencesOf } from '#domain/content/content-values.ts'
import { roleForKind } from '#server/organiser-acting.ts'
import {
  type ContentListRow,
  type ContentRecord,
  findContent,
  findTargets,
  listReferring,
} from '#server/persistence/content-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { readEditingHistory } from './content-audit.ts'
import { speakerOfCard } from './speaker-of-card.ts'

export type FoundProblem =
  | ContentProblem
  | { field: string; code: 'unpublished-reference'; locale?: 'ru' | 'en' }

export function presentContentRow(row: ContentListRow & { leavingSince?: Date | null }): ContentRow {
  return {
    guid: row.guid,
    kind: row.kind,
    title: contentTitle(row.kind, asKind(row.kind, row.draft as object)),
    state: row.state,
    untranslated: row.untranslated as ('ru' | 'en')[],
    problems: row.problemCount,
    position: row.position,
    version: row.version,
    slug: row.kind === 'page' ? asKind('page', row.draft as object).slug : null,
    notice: row.kind === 'importantUpdate' ? noticeOf(row.draft as object) : null,
    leavingSince: row.leavingSince?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  }
}

function noticeOf(draft: object): ContentRow['notice'] {
  const { audience, urgent, shownUntil } = asKind('importantUpdate', draft)
  return { audience, urgent, shownUntil }
}

/** What keeps a draft off the site, including unpublished references; `published` are those of its targets that are on the site. */
export function problemsOf(record: ContentRecord, published: ReadonlySet<string>): FoundProblem[] {
  const draft = asKind(record.kind, record.draft as object)
  const missing = referencesOf(record.kind, draft).filter(({ guid }) => !published.has(guid))
  return [
    ...contentProblems(record.kind, draft, { startsOn: record.startsOn, endsOn: record.endsOn }),
    ...missing.map(({ field }) => ({ field, code: 'unpublished-reference' as const })),
  ]
}

/** One piece as its editor sees it. */
export const readContent: UseCase<typeof routes.readContent, 'database'> = async (
  { actor, params: { kind, guid } },
  needs,
) => {
  roleForKind(actor, kind)
  return loadContent(needs.database, kind, guid)
}

/** The same within the transaction of a change. */
export async function loadContent(reader: Reader, kind: ContentKind, guid: string): Promise<ContentDetail> {
  const record = (await findContent(reader, kind, guid)) ?? refuse('not_found')
  const draft = asKind(kind, record.draft as object)
  const targets = await findTargets(
    reader,
    referencesOf(kind, draft).map(reference => reference.guid),
  )
  const published = new Set(targets.filter(({ isPublished }) => isPublished).map(target => target.guid))
  const referring = await listReferring(reader, guid)
  return {
    ...presentContentRow(record),
    draft,
    published: record.published === null ? null : asKind(kind, record.published as object),
    publishedAt: record.publishedAt?.toISOString() ?? null,
    problems: problemsOf(record, published),
    usedBy: referring.map(row => ({
      guid: row.guid,
      kind: row.kind,
      title: contentTitle(row.kind, asKind(row.kind, row.draft as object)),
    })),
    history: await readEditingHistory(reader, guid),
    speaker: kind === 'speaker' ? await speakerOfCard(reader, guid) : null,
  }
}
