import type { Letter, LetterDraft } from '#contract/organiser-letter.ts'
import type { Reader } from '#server/persistence/database.ts'
import {
  countLetterReaders,
  countLetterRecipients,
  type LetterData,
  type LetterRow,
} from '#server/persistence/letter-queries.ts'

export function dataOf({ audience, subject, text }: LetterDraft): LetterData {
  return { audience, subjectRu: subject.ru, subjectEn: subject.en, textRu: text.ru, textEn: text.en }
}

/** Letters with their readers: of a draft those who would get it now, of the others those who get it. */
export async function presentLetters(reader: Reader, rows: readonly LetterRow[]): Promise<Letter[]> {
  const out = rows.filter(({ state }) => state !== 'draft').map(({ guid }) => guid)
  const counted = out.length > 0 ? await countLetterRecipients(reader, out) : new Map()
  const letters: Letter[] = []
  for (const row of rows) {
    const { leftOut, ...readers } =
      row.state === 'draft'
        ? { ...(await countLetterReaders(reader, row)), leftOut: 0 }
        : (counted.get(row.guid) ?? { ru: 0, en: 0, leftOut: 0 })
    letters.push({
      guid: row.guid,
      version: row.version,
      state: row.state,
      audience: row.audience,
      subject: { ru: row.subjectRu, en: row.subjectEn },
      text: { ru: row.textRu, en: row.textEn },
      readers,
      leftOut,
      updatedAt: row.updatedAt.toISOString(),
      releasedAt: row.releasedAt?.toISOString() ?? null,
      recallUntil: row.recallUntil?.toISOString() ?? null,
      sentAt: row.sentAt?.toISOString() ?? null,
    })
  }
  return letters
}
