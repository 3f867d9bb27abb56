import { noTransfer, type Transfer } from '#domain/transfer/transfer.ts'
import type { Tx } from '../persistence/database.ts'
import { saveTransferRow } from '../persistence/transfer-queries.ts'
import { demoContentGuid } from './compose-content.ts'
import { moscow } from './demo-event.ts'
import type { SeededParticipant } from './seed-history.ts'

/** The first transfer was saved then; the others followed hour by hour. */
const firstSaid = moscow('2025-09-08 09:20').getTime()

const hub = (key: string) => demoContentGuid('2026', 'transferHub', key)

/** Typical journeys: the plane of the evening before, the morning train, one leg only. */
const journeys: readonly Partial<Transfer>[] = [
  {
    arrivalHub: hub('airport'),
    arrivalDay: '2026-02-17',
    arrivalTime: '12:40',
    arrivalNumber: 'SU 1138',
    arrivalPlace: 'Отель «Меридиан Бэй»',
    departureHub: hub('airport'),
    departureDay: '2026-02-20',
    departureTime: '21:15',
    departureNumber: 'SU 1147',
    departurePlace: 'Конгресс-центр',
  },
  {
    arrivalHub: hub('adler'),
    arrivalDay: '2026-02-17',
    arrivalTime: '10:32',
    arrivalNumber: '102М',
    arrivalPlace: 'Отель «Колоннада»',
  },
  {
    arrivalHub: hub('imeretinskaya'),
    arrivalDay: '2026-02-18',
    arrivalTime: '08:05',
    arrivalNumber: '812',
    arrivalPlace: 'Конгресс-центр',
    departureHub: hub('adler'),
    departureDay: '2026-02-20',
    departureTime: '19:48',
    departureNumber: '101М',
    departurePlace: 'Отель «Предгорье»',
  },
  {
    departureHub: hub('airport'),
    departureDay: '2026-02-21',
    departureTime: '09:30',
    departurePlace: 'Апартаменты «Огни гавани»',
  },
  {
    arrivalHub: hub('airport'),
    arrivalDay: '2026-02-16',
    arrivalTime: '23:55',
    arrivalNumber: 'Ю6 275',
    arrivalPlace: 'Отель «Сосновая аллея»',
    departureHub: hub('airport'),
    departureDay: '2026-02-20',
    departureTime: '17:20',
    departureNumber: 'Ю6 276',
    departurePlace: 'Конгресс-центр',
  },
]

/** Phones of the demo's own log-ins, whose page stays empty. */
export const silent = new Set(['+79001000001', '+79001000002', '+79001000003', '+79001000004'])

/** The transfers of the demo's approved people: two in three have answered, one in seven needs none. */
export async function seedTransfers(tx: Tx, people: readonly SeededParticipant[]): Promise<void> {
  const approved = people.filter(
    ({ life, person }) => life.status === 'approved' && !silent.has(person.phone),
  )
  for (const [index, { guid }] of approved.entries()) {
    if (index % 3 === 2) continue
    const journey = index % 7 === 3 ? null : journeys[index % journeys.length]
    const transfer = journey ? { ...noTransfer, needed: true, ...journey } : noTransfer
    const at = new Date(firstSaid + index * 3_600_000)
    await saveTransferRow(tx, { participantGuid: guid, version: 0, transfer, at })
  }
}
