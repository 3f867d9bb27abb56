import type { Tx } from '../persistence/database.ts'
import { changeEdition, readEdition } from '../persistence/edition-queries.ts'
import {
  insertLetter,
  insertLetterRecipients,
  listWaitingRecipients,
  markLetterSent,
  markRecipients,
  markReleased,
} from '../persistence/letter-queries.ts'
import { moscow } from './demo-event.ts'

const writtenAt = moscow('2025-09-09 10:40')
const releasedAt = moscow('2025-09-09 11:00')
const sentAt = moscow('2025-09-09 11:10')

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

/** The demo's forum sends news and offers: one letter has left, another is still a draft. */
export async function seedLetters(
  tx: Tx,
  { editionGuid, by }: { editionGuid: string; by: string },
): Promise<void> {
  const { guid: edition, version } = await readEdition(tx, editionGuid)
  await changeEdition(tx, { guid: edition, version }, { plannedMessages: ['advertising'] })
  const guid = await insertLetter(tx, { ...sentLetter, editionGuid, at: writtenAt, by })
  const { audience } = sentLetter
  const count = await insertLetterRecipients(tx, { guid, audience, editionGuid })
  await markReleased(tx, guid, { by, at: releasedAt, recallUntil: sentAt })
  const people = await listWaitingRecipients(tx, guid, count)
  const participantGuids = people.map(person => person.guid)
  await markRecipients(tx, { letterGuid: guid, participantGuids, leftOut: false, at: sentAt })
  await markLetterSent(tx, guid, sentAt)
  await insertLetter(tx, { ...draft, editionGuid, at: moscow('2025-09-12 16:00'), by })
}
