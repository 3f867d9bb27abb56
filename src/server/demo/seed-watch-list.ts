import type { Tx } from '../persistence/database.ts'
import { saveWatchEntries } from '../persistence/watch-list-queries.ts'
import { preparedAt } from './seed-edition.ts'

/** Invented people whom security looks out for; the first is spelt as a German letter would have it, and somebody with that name has applied. */
const watched = [
  {
    lastName: 'Jefimtschuk',
    firstName: 'Tatjana',
    middleName: null,
    birthDate: '1981-01-21',
    remark: 'Письмо № 12 от 14 мая',
  },
  {
    lastName: 'Перекатов',
    firstName: 'Гордей',
    middleName: 'Савельевич',
    birthDate: null,
    remark: 'Письмо № 12 от 14 мая',
  },
]

/** The demo's watch list, so that its page is not empty. */
export async function seedWatchList(
  tx: Tx,
  { editionGuid, security }: { editionGuid: string; security: string },
): Promise<void> {
  await saveWatchEntries(tx, { editionGuid, people: watched, replace: false, by: security, at: preparedAt })
}
