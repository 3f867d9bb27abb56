import { personChat } from '../http/chat-calls.ts'
import type { TestServer } from '../server.ts'
import {
  approvedParticipant,
  companyPayer,
  givePassport,
  must,
  type ParticipantWish,
  type TestApplicant,
  textVersion,
} from './participant.ts'
import { russianPassport } from './passport.ts'
import { drawPicture } from './picture.ts'
import { uploadForm } from './upload.ts'

/** Texts that occur only in one person's data, by where they were written. */
export const tellingWords = {
  firstName: 'Евстолия',
  lastName: 'Кулибякина',
  middleName: 'Пантелеймоновна',
  latinFirstName: 'Evstoliia',
  latinLastName: 'Kulibiakina',
  prefix: 'Вашество',
  position: 'Хранительница печати',
  company: 'Кулибяка и дочери',
  contact: 'Аглая Кузовкина',
  contactEmail: 'kuzovkina@aglaia.example',
  birthPlace: 'Г. МУХОСРАНЬЕ',
  flight: 'ЖЖ 7001',
  place: 'Бухта Неведомая',
  street: 'ул. Заветная, д. 77',
  biography: 'Родилась в рубашке с инвентарным номером',
  wish: 'Прошу звать меня Евдокией',
  message: 'Здравствуйте, я Кулибякина, у меня пропал чемодан',
  fileName: 'чемодан-кулибякиной',
  erasure: 'Не хочу больше быть в списках',
} as const

/** Somebody who has filled in everything that the cabinet asks for. */
export async function wholePerson(server: TestServer, wish: ParticipantWish = {}): Promise<TestApplicant> {
  const word = tellingWords
  const { firstName, lastName, middleName, latinFirstName, latinLastName, prefix, position } = word
  const made = await approvedParticipant(server, {
    ...wish,
    person: {
      firstName,
      lastName,
      middleName,
      latinFirstName,
      latinLastName,
      prefix,
      position,
      ...wish.person,
    },
    company: { name: word.company, shortName: word.company, ...wish.company },
  })
  await givePages(server, made)
  await must(server, 'PUT', `/participants/${made.guid}/contact`, {
    token: made.token,
    body: { version: 0, name: word.contact, email: word.contactEmail, phone: null, getsNotices: true },
  })
  await must(server, 'POST', `/participants/${made.guid}/consents`, {
    token: made.token,
    body: { kind: 'advertising', version: textVersion },
  })
  await writeSections(server, made)
  const chat = personChat(server, made)
  const file = await chat.upload({ bytes: Buffer.from('bag'), name: `${word.fileName}.txt` })
  await chat.send({ text: word.message, files: [file.body.guid] })
  return made
}

/** A passport with both of its pages. */
async function givePages(server: TestServer, made: TestApplicant): Promise<void> {
  const page = async () => {
    const form = uploadForm({ fields: { participant: made.guid }, file: await drawPicture({ noise: 2 }) })
    return must<{ fileGuid: string }>(server, 'POST', '/passportfile', { token: made.token, ...form })
  }
  await givePassport(
    server,
    made,
    russianPassport({
      birthPlace: tellingWords.birthPlace,
      mainPageFileGuid: (await page()).fileGuid,
      registrationPageFileGuid: (await page()).fileGuid,
    }),
  )
}

/** Written directly, since their rules are tested elsewhere. */
async function writeSections({ database, services }: TestServer, made: TestApplicant): Promise<void> {
  const word = tellingWords
  const participantGuid = made.guid
  const at = services.clock.now()
  const { editionGuid, accountGuid } = await database
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(['application.editionGuid', 'participant.accountGuid'])
    .where('participant.guid', '=', made.guid)
    .executeTakeFirstOrThrow()
  await database
    .insertInto('transfer')
    .values({
      participantGuid,
      needed: true,
      arrivalPlace: word.place,
      arrivalNumber: word.flight,
      savedAt: at,
    })
    .execute()
  await database
    .insertInto('postalAddress')
    .values({
      ...{ participantGuid, recipient: word.lastName, country: 'RU', postalCode: '119002' },
      ...{ city: 'Москва', street: word.street, savedAt: at },
    })
    .execute()
  await database
    .insertInto('speakerProfile')
    .values({ participantGuid, lastName: word.lastName, biographyRu: word.biography, savedAt: at })
    .execute()
  await database
    .insertInto('badge')
    .values({ participantGuid, editionGuid, wifiCode: '424242' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await database
    .insertInto('changeRequest')
    .values({
      ...{ editionGuid, participantGuid, kind: 'badge', reason: word.wish, requestedBy: accountGuid },
      ...{ requestedAt: at, proposed: JSON.stringify({ position: word.position }) },
    })
    .execute()
}

/** An invoice that names the person. */
export function invoiceFor(server: TestServer, made: TestApplicant) {
  return must<{ guid: string; number: string }>(server, 'POST', '/invoices', {
    token: made.token,
    body: { participantGuids: [made.guid], payer: companyPayer },
  })
}
