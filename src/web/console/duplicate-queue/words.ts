import type { DuplicateRow } from '#contract/organiser-duplicate.ts'
import { namesAgree } from '#domain/identity/name-reason.ts'
import { m } from '#messages/compiled/messages.js'
import { duplicateFactWords } from '#messages/duplicate-word.ts'

/** What agrees, in one line for the list: the name first, then the facts beside it. */
export function whatAgrees({ names, facts }: Pick<DuplicateRow, 'names' | 'facts'>): string {
  const agreeing = facts.filter(({ agrees }) => agrees).map(({ fact }) => duplicateFactWords[fact]())
  return [...(namesAgree(names) ? [m.duplicate_row_name()] : []), ...agreeing].join(', ')
}

/** Somebody may have two phones or e-mail addresses and change companies: only another birth date or passport speaks against. */
export function factSpeaks({ fact, agrees }: DuplicateRow['facts'][number]): 'for' | 'against' | 'neither' {
  if (agrees) return 'for'
  return fact === 'birthDate' || fact === 'passport' ? 'against' : 'neither'
}
