import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import type { DuplicateSort } from '#domain/identity/duplicate-sort.ts'
import { namesAgree } from '#domain/identity/name-reason.ts'
import { m } from '#messages/compiled/messages.js'
import { duplicateFactWords } from '#messages/duplicate-word.ts'

export const duplicateSortWords: Record<DuplicateSort, () => string> = {
  likest: m.watch_sort_score_down,
  leastLike: m.watch_sort_score_up,
  newest: m.duplicate_sort_newest,
  oldest: m.duplicate_sort_oldest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
}

/** What agrees, in one line for the list: the name first, then the facts beside it. */
export function whatAgrees({ names, facts }: Pick<DuplicateRow, 'names' | 'facts'>): string {
  const agreeing = facts.filter(({ agrees }) => agrees).map(({ fact }) => duplicateFactWords[fact]())
  const [first = '', ...others] = [...(namesAgree(names) ? [m.duplicate_row_name()] : []), ...agreeing]
  return [first, ...others.map(withinLine)].join(', ')
}

/** The names of fields are capitalised; abbreviations stay so within a line. */
const withinLine = (word: string) =>
  /^\p{Lu}\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

/** Somebody may have two phones or e-mail addresses and change companies: only another birth date or passport speaks against. */
export function factSpeaks({ fact, agrees }: DuplicateRow['facts'][number]): 'for' | 'against' | 'neither' {
  if (agrees) return 'for'
  return fact === 'birthDate' || fact === 'passport' ? 'against' : 'neither'
}
