import { createHash, randomUUID } from 'node:crypto'
import type { Tx } from '../persistence/database.ts'
import { insertGateDevice } from '../persistence/gate-device-queries.ts'
import { listValidPasses } from '../persistence/gate-pass-queries.ts'
import { insertGateScan, overrideScan, recordGateConflict } from '../persistence/gate-scan-queries.ts'
import { givePass, voidPass } from '../persistence/pass-standing-queries.ts'
import { moscow } from './demo-event.ts'
import type { SeededParticipant } from './seed-history.ts'

type Facts = {
  editionGuid: string
  people: ReadonlyMap<string, SeededParticipant>
  security: string
  guard: string
}

/** Whose pass the demo has voided: admitted in August, cancelled with a refund since. */
const voided = '+79001199176'
const trial = '2025-09-12'

/**
 * Devices of the gates, and the trial of them a few days ago: nobody may enter in September, so the gate refused, security let one person through to try
 * the way out, and a phone whose clock was behind sent its scans later.
 */
export async function seedGates(tx: Tx, facts: Facts): Promise<void> {
  const { editionGuid, people, security, guard } = facts
  const gone = people.get(voided)
  if (gone) {
    const subject = { editionGuid, kind: 'participant', subjectGuid: gone.applicationGuid } as const
    await givePass(tx, subject, moscow('2025-08-20 10:00'))
    await voidPass(tx, subject, moscow('2025-09-03 12:40'))
  }
  const device = (name: string, gate: string, zone: 'forum' | 'site', more: object = {}) =>
    insertGateDevice(tx, {
      ...{ editionGuid, name, gate, zone },
      createdAt: moscow(`${trial} 09:00`),
      createdBy: security,
      ...more,
    })
  // Their secrets are nobody's: a browser is enrolled with a code of its own.
  const enrolled = (seen: string) => ({
    enrolledAt: moscow(`${trial} 09:10`),
    enrolledBy: guard,
    secretHash: createHash('sha256').update(randomUUID()).digest(),
    lastSeenAt: moscow(`${trial} ${seen}`),
  })
  const main = await device('Телефон 1', 'Главный вход', 'forum', enrolled('11:40'))
  const yard = await device('Телефон 2', 'Погрузка', 'site', enrolled('11:52'))
  await device('Телефон 3', 'Боковой вход', 'forum')
  await device('Телефон 4', 'Погрузка', 'site', {
    ...enrolled('10:05'),
    shutOutAt: moscow(`${trial} 10:30`),
    shutOutBy: security,
  })
  const passes = await listValidPasses(tx, editionGuid)
  const [first, second] = passes.filter(({ kind }) => kind === 'participant')
  const employee = passes.find(({ kind }) => kind === 'employee')
  if (!first || !second || !employee) throw new RangeError('the demo has too few passes for its gates')
  const scan = async (
    deviceGuid: string,
    time: string,
    more: Partial<Parameters<typeof insertGateScan>[1]>,
  ) => {
    const at = moscow(`${trial} ${time}`)
    const guid = randomUUID()
    await insertGateScan(tx, {
      ...{ guid, editionGuid, deviceGuid, at, deviceAt: at, receivedAt: at },
      byAccount: guard,
      zone: deviceGuid === yard ? 'site' : 'forum',
      direction: 'entry',
      byName: false,
      isOffline: false,
      admitted: false,
      reasons: ['notYetValid'],
      warnings: [],
      contentHash: createHash('sha256').update(guid).digest(),
      ...more,
    })
    return guid
  }
  const of = ({ guid, counter }: { guid: string; counter: number }) => ({ passGuid: guid, counter })
  await scan(main, '11:02', { reasons: ['malformed'] })
  const refused = await scan(main, '11:05', of(first))
  await overrideScan(tx, refused, {
    overriddenAt: moscow(`${trial} 11:06`),
    overriddenBy: security,
    overrideReason: 'Проба проходной',
  })
  await scan(main, '11:15', { ...of(first), direction: 'exit', admitted: true, reasons: [] })
  await scan(main, '11:31', of(second))
  const late = await scan(yard, '11:20', {
    ...of(employee),
    isOffline: true,
    listNumber: 1n,
    deviceAt: moscow(`${trial} 11:08`),
    receivedAt: moscow(`${trial} 11:52`),
    serverAdmitted: false,
    serverReasons: ['notYetValid'],
  })
  await recordGateConflict(tx, {
    editionGuid,
    scanGuid: late,
    kind: 'clockOff',
    secondsOff: 720,
    foundAt: moscow(`${trial} 11:52`),
  })
}
