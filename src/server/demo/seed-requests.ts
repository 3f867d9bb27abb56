import type { Tx } from '../persistence/database.ts'
import { insertDemoRequests } from '../persistence/demo-queries.ts'
import { moscow } from './demo-event.ts'
import { namesOf } from './demo-participants.ts'
import { citizenshipOf } from './demo-passports.ts'
import type { DemoPerson } from './demo-person.ts'
import type { SeededParticipant } from './seed-history.ts'

type People = ReadonlyMap<string, SeededParticipant>

/** What people have asked for: a corrected name after the check, a new surname after a wedding, all data erased. */
const wishes = {
  changes: [
    {
      phone: '+79001000003',
      at: '2025-09-12 10:14',
      reason: 'В паспорте фамилия латиницей записана как Nazaryeva, с буквой y. Прошу исправить на бейдже.',
      change: { latinLastName: 'Nazaryeva' },
    },
    {
      phone: '+79001194820',
      at: '2025-09-13 16:40',
      reason: 'I have married; my new passport says Stankovic Ilic.',
      change: { latinLastName: 'Stankovic Ilic' },
    },
    {
      phone: '+79001183769',
      at: '2025-09-14 19:02',
      reason: 'При заполнении ошиблась в дате рождения.',
      change: { birthDate: '1976-01-25' },
    },
  ],
  erasures: [
    {
      phone: '+79001199176',
      at: '2025-09-13 11:20',
      reason: 'Участвовать не буду. Прошу удалить мои данные.',
    },
    { phone: '+79001191158', at: '2025-09-14 09:05', reason: null },
  ],
  /** Approved people whose photograph was replaced after the approval. */
  photographs: [
    { phone: '+79001168910', at: '2025-09-13 08:30' },
    { phone: '+79001186284', at: '2025-09-14 12:45' },
    { phone: '+79001174806', at: '2025-09-14 20:10' },
    { phone: '+79001178152', at: '2025-09-14 21:35' },
  ],
} as const

/** Work for the desks that would otherwise stand empty: change requests, erasures, photographs to look at. */
export async function seedRequests(tx: Tx, editionGuid: string, people: People): Promise<void> {
  const of = (phone: string) => {
    const found = people.get(phone)
    if (!found) throw new RangeError(`no demo participant has the phone ${phone}`)
    return found
  }
  await insertDemoRequests(tx, {
    changes: wishes.changes.map(({ phone, at, reason, change }) => {
      const { guid, accountGuid, person } = of(phone)
      return {
        editionGuid,
        participantGuid: guid,
        kind: 'identity' as const,
        proposed: JSON.stringify({ ...identityOf(person), ...change }),
        reason,
        requestedBy: accountGuid,
        requestedAt: moscow(at),
      }
    }),
    erasures: wishes.erasures.map(({ phone, at, reason }) => {
      const { guid, accountGuid } = of(phone)
      return { participantGuid: guid, reason, requestedBy: accountGuid, requestedAt: moscow(at) }
    }),
    photographs: wishes.photographs.map(({ phone, at }) => ({
      applicationGuid: of(phone).applicationGuid,
      since: moscow(at),
    })),
  })
}

function identityOf(person: DemoPerson) {
  return { ...namesOf(person), birthDate: person.born, citizenship: citizenshipOf(person) }
}
