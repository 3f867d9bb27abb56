import type { CallOutcome } from '#domain/passport/mismatch-call.ts'
import type { Tx } from '../persistence/database.ts'
import { beginCall, changeCall, insertAttempt } from '../persistence/mismatch-call-queries.ts'
import { moscow } from './demo-event.ts'

/** Moscow time. */
type DemoAttempt = { at: string; outcome: CallOutcome; callAt?: string; note?: string }

/** Whose passport did not match and who was called about it; nobody has called the others yet. */
const called: { phone: string; openedAt: string; attempts: DemoAttempt[] }[] = [
  {
    phone: '+79001140021',
    openedAt: '2025-09-09 11:30',
    attempts: [
      { at: '2025-09-10 10:20', outcome: 'noAnswer', callAt: '2025-09-10 12:20' },
      {
        at: '2025-09-11 15:40',
        outcome: 'callBack',
        callAt: '2025-09-16 12:00',
        note: 'В командировке, паспорт с собой не взял. Просит позвонить после возвращения.',
      },
    ],
  },
]

/** Calls that the demo's support has made. */
export async function seedCalls(
  tx: Tx,
  { people, support }: { people: ReadonlyMap<string, { applicationGuid: string }>; support: string },
): Promise<void> {
  for (const { phone, openedAt, attempts } of called) {
    const applicationGuid = people.get(phone)?.applicationGuid
    if (!applicationGuid) throw new RangeError(`no demo participant has the phone ${phone}`)
    await beginCall(tx, applicationGuid, moscow(openedAt))
    for (const { at, outcome, callAt, note = null } of attempts)
      await insertAttempt(tx, {
        ...{ applicationGuid, outcome, note, calledBy: support, calledAt: moscow(at) },
        callAt: callAt ? moscow(callAt) : null,
      })
    const last = attempts.at(-1)?.callAt
    await changeCall(tx, applicationGuid, { callAt: last ? moscow(last) : null })
  }
}
