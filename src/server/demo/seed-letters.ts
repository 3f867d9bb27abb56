import { letterRecallMinutes } from '#domain/letter/letter-audience.ts'
import type { DeliveryFault } from '#domain/message/delivery-fault.ts'
import { endConsent } from '../persistence/consent-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { failDemoMessage, sendDemoLetters } from '../persistence/demo-queries.ts'
import { changeEdition, readEdition } from '../persistence/edition-queries.ts'
import {
  findLetter,
  insertLetter,
  insertLetterRecipients,
  markLetterSent,
  markReleased,
} from '../persistence/letter-queries.ts'
import type { Services } from '../services.ts'
import { writeToSome } from '../usecases/letter/send-due-letters.ts'
import { moscow } from './demo-event.ts'
import type { SeededParticipant } from './seed-history.ts'

const writtenAt = moscow('2025-09-09 10:40')

/** Messages are sent by the real clock. */
const releasedHoursAgo = 50

const sentLetter = {
  audience: 'everyone',
  subjectRu: 'Первые темы программы и ранний выбор отеля',
  subjectEn: 'First topics of the programme and early choice of hotels',
  textRu:
    'Мы открыли первые двадцать сессий программы: антифрод, цифровой рубль, защита облаков и разбор инцидентов года. Полный список будет в октябре.\n\nОтели форума принимают брони участников со скидкой: промокод лежит в личном кабинете, в разделе «Отели».',
  textEn:
    'The first twenty sessions of the programme are open: anti-fraud, the digital rouble, protection of clouds and the incidents of the year. The whole list follows in October.\n\nThe forum’s hotels take bookings at a discount: the promo code is in your account, under Hotels.',
} as const

const draft = {
  audience: 'approved',
  subjectRu: 'Демодень: успейте записаться',
  subjectEn: 'Demo day: places are limited',
  textRu: 'На демодне пятнадцать команд покажут свои решения. Запись откроется первого октября.',
  textEn: 'Fifteen teams show their solutions on the demo day. Registration opens on 1 October.',
} as const

/** Who did not get the letter, and why; of the last one the consent has ended since. */
const failures: readonly { phone: string; fault: DeliveryFault; detail: string }[] = [
  { phone: '+79001014117', fault: 'address', detail: 'EENVELOPE 550' },
  { phone: '+79001066048', fault: 'refused', detail: 'EMESSAGE 554' },
  { phone: '+79001099405', fault: 'address', detail: 'EENVELOPE 550' },
]
const withdrewBefore = '+79001195377'
const withdrewSince = '+79001099405'

/** The demo's forum sends news and offers: one letter has left, though not to everybody, and another is still a draft. */
export async function seedLetters(
  services: Services,
  tx: Tx,
  facts: { editionGuid: string; by: string; people: ReadonlyMap<string, SeededParticipant> },
): Promise<void> {
  const { editionGuid, by, people } = facts
  const participantGuidOf = (phone: string) => {
    const person = people.get(phone)
    if (!person) throw new RangeError(`no demo participant has the phone ${phone}`)
    return person.guid
  }
  const advertisingOf = (phone: string) => ({
    participantGuid: participantGuidOf(phone),
    kind: 'advertising' as const,
  })
  const { guid: edition, version } = await readEdition(tx, editionGuid)
  await changeEdition(tx, { guid: edition, version }, { plannedMessages: ['advertising'] })
  const releasedAt = new Date(services.clock.wall().getTime() - releasedHoursAgo * 3_600_000)
  const sentAt = new Date(releasedAt.getTime() + letterRecallMinutes * 60_000)
  const guid = await insertLetter(tx, { ...sentLetter, editionGuid, at: writtenAt, by })
  const recipients = await insertLetterRecipients(tx, {
    guid,
    audience: sentLetter.audience,
    editionGuid,
    dueAt: sentAt,
  })
  await markReleased(tx, guid, { by, at: releasedAt, recallUntil: sentAt, recipients })
  await endConsent(tx, { ...advertisingOf(withdrewBefore), at: releasedAt })
  const letter = await findLetter(tx, { guid, editionGuid })
  while (letter && (await writeToSome(services, tx, { letter, at: sentAt })) > 0);
  for (const { phone, ...failure } of failures)
    await failDemoMessage(tx, {
      ...{ participantGuid: participantGuidOf(phone), channel: 'email', attempts: 1 },
      ...failure,
    })
  await sendDemoLetters(tx, { letterGuid: guid, at: sentAt })
  await markLetterSent(tx, guid, sentAt)
  await endConsent(tx, { ...advertisingOf(withdrewSince), at: sentAt })
  await insertLetter(tx, { ...draft, editionGuid, at: moscow('2025-09-12 16:00'), by })
}
