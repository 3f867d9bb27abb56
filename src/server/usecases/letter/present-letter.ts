import type { Letter, LetterDraft } from '#contract/organiser-letter.ts'
import type { LetterAudience } from '#domain/letter/letter-audience.ts'
import type { Reader } from '#server/persistence/database.ts'
import {
  countLetterReaders,
  countMissedReaders,
  type LetterData,
  type LetterReaders,
  type LetterRow,
  type MissedReaders,
} from '#server/persistence/letter-queries.ts'

export function dataOf({ audience, subject, text }: LetterDraft): LetterData {
  return { audience, subjectRu: subject.ru, subjectEn: subject.en, textRu: text.ru, textEn: text.en }
}

/** Letters with their readers: of a draft those who would get it now, of the others those who get it. */
export async function presentLetters(reader: Reader, rows: readonly LetterRow[]): Promise<Letter[]> {
  const out = rows.filter(({ state }) => state !== 'draft').map(({ guid }) => guid)
  const missed = out.length > 0 ? await countMissedReaders(reader, out) : new Map<string, never>()
  const drafts = await countDraftReaders(reader, rows)
  return rows.map(row => ({
    guid: row.guid,
    version: row.version,
    state: row.state,
    audience: row.audience,
    subject: { ru: row.subjectRu, en: row.subjectEn },
    text: { ru: row.textRu, en: row.textEn },
    ...(row.state === 'draft'
      ? { readers: drafts.get(row.audience) ?? { ru: 0, en: 0 }, leftOut: 0 }
      : readersOf(row, missed.get(row.guid))),
    updatedAt: row.updatedAt.toISOString(),
    releasedAt: row.releasedAt?.toISOString() ?? null,
    recallUntil: row.recallUntil?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }))
}

/** How many would get a draft is counted once for each audience, however many drafts it has. */
export async function countDraftReaders(
  reader: Reader,
  drafts: readonly Pick<LetterRow, 'state' | 'audience' | 'editionGuid'>[],
): Promise<Map<LetterAudience, LetterReaders>> {
  const counted = new Map<LetterAudience, LetterReaders>()
  for (const { state, audience, editionGuid } of drafts)
    if (state === 'draft' && !counted.has(audience))
      counted.set(audience, await countLetterReaders(reader, { audience, editionGuid }))
  return counted
}

function readersOf({ recipientsRu, recipientsEn }: LetterRow, missed: MissedReaders | undefined) {
  if (!missed) return { readers: { ru: recipientsRu, en: recipientsEn }, leftOut: 0 }
  const { leftOut, merged } = missed
  return {
    readers: { ru: recipientsRu - leftOut.ru - merged.ru, en: recipientsEn - leftOut.en - merged.en },
    leftOut: leftOut.ru + leftOut.en,
  }
}
