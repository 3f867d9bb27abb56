import { localDayAt } from '#domain/edition/calendar-date.ts'
import { zonedTime } from '#domain/edition/zoned-time.ts'
import { isToBeReminded } from '#domain/reminder/deadline-reminder.ts'
import { formatDay } from '#server/documents/document-format.ts'
import { findLiveLink } from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { lockParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { insertReminder, type ReminderCandidate } from '#server/persistence/reminder-queries.ts'
import { hasTransfer } from '#server/persistence/transfer-queries.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { ownNameIn } from '../message/addressing.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { tell } from '../message/tell-participant.ts'
import { isTransferLocked } from '../transfer/read-transfer.ts'
import type { Reminding, RemindingNeeds } from './reminding.ts'

/** Reminds one person, unless they have done it since, or another copy of the app was first. */
export async function remindPerson(
  needs: RemindingNeeds,
  reminding: Reminding,
  candidate: ReminderCandidate,
): Promise<void> {
  const { edition, kind, at, until } = reminding
  await needs.database.transaction().execute(async tx => {
    const taken = await takeStep(tx, reminding, candidate)
    if (!taken) return
    const { record, linkExpiresAt } = taken
    const scene = { needs, tx, edition }
    const wall = needs.clock.wall().getTime()
    const leavesBy = (instant: number) => ({ expiresAt: new Date(wall + instant - at.getTime()) })
    if (kind !== 'confirmation') {
      const day = (locale: 'ru' | 'en') => ({ day: formatDay(candidate.deadline, locale) })
      return tell(scene, `reminder_${kind}`, record, day, leavesBy(until))
    }
    const expires = linkExpiresAt ?? at
    const { guid: participantGuid, phone, locale } = record
    // Nobody but the person: their account is still the registrant's.
    const to = { participantGuid, phone, email: null, locale, name: ownNameIn(locale, record) }
    await tellAddressee(
      scene,
      'reminder_confirmation',
      to,
      locale => ({ until: momentInWords(expires, { locale, timeZone: edition.timeZone }) }),
      leavesBy(Math.min(until, expires.getTime())),
    )
  })
}

/** "16 September 2025, 10:00". */
function momentInWords(
  instant: Date,
  { locale, timeZone }: { locale: 'ru' | 'en'; timeZone: string },
): string {
  const { hour, minute } = zonedTime(instant.getTime(), timeZone)
  const time = [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
  return `${formatDay(localDayAt(instant.getTime(), timeZone), locale)}, ${time}`
}

type Taken = { record: ParticipantRecord; linkExpiresAt: Date | null }

/** Locks the person, judges by what is true now, and writes the step down; null when there is nothing to remind of. */
export async function takeStep(
  tx: Tx,
  { edition, kind, at, today }: Reminding,
  { participantGuid, applicationGuid, deadline, daysBefore }: ReminderCandidate,
): Promise<Taken | null> {
  const record = await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
  if (!record || record.erasedAt) return null
  const link = kind === 'confirmation' ? await findLiveLink(tx, applicationGuid) : undefined
  const facts = {
    ...admissionFacts(record, edition),
    linkLive: link !== undefined && link.expiresAt > at,
    transferGiven: kind === 'transfer' && (await hasTransfer(tx, participantGuid)),
    transferLocked: isTransferLocked(edition, at),
    // Of an approved person the place is settled; before that nobody is reminded to pay.
    placeWaiting: false,
  }
  if (!isToBeReminded(kind, facts)) return null
  const step = { applicationGuid, kind, deadline, daysBefore, sentOn: today, sentAt: at }
  return (await insertReminder(tx, step)) ? { record, linkExpiresAt: link?.expiresAt ?? null } : null
}
