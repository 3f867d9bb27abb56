import type { DuplicateRecord, MergePreview } from '#contract/organiser-duplicate.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { tellingFact } from '../rules.ts'

type RecordName = {
  name: string
  /** What differs, where both records have the same name. */
  mark: string | null
  /** For sentences and links. */
  whole: string
}

/** How the two records are called on this page. */
export function useRecordNames({ left, right }: MergePreview): { left: RecordName; right: RecordName } {
  const locale = useLocale()
  const factOf = useRecordFacts()
  const alike = nameIn(locale, left) === nameIn(locale, right)
  const called = (record: DuplicateRecord): RecordName => {
    const name = nameIn(locale, record)
    const mark = alike ? factOf(record)[tellingFact(left, right)] : null
    return { name, mark, whole: [name, mark].filter(Boolean).join(', ') }
  }
  return { left: called(left), right: called(right) }
}

export function useRecordFacts() {
  const moments = useMoments()
  return ({ company, phone, createdAt }: DuplicateRecord) => ({
    company,
    phone: phone && formatPhone(phone),
    createdAt: m.merge_record_created({ at: moments.short(createdAt) }),
  })
}
