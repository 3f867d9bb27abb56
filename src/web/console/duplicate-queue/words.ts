import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { duplicateFactWords } from '#messages/duplicate-word.ts'

/** What agrees beside the names, in one line for the list. */
export function agreeingFacts(row: DuplicateRow): string {
  return row.facts
    .filter(({ agrees }) => agrees)
    .map(({ fact }) => duplicateFactWords[fact]())
    .join(', ')
}

/** Somebody may have two phones or e-mail addresses and change companies: only another birth date or passport speaks against. */
export function factSpeaks({ fact, agrees }: DuplicateRow['facts'][number]): 'for' | 'against' | 'neither' {
  if (agrees) return 'for'
  return fact === 'birthDate' || fact === 'passport' ? 'against' : 'neither'
}
