import { beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { findPeople } from '#server/usecases/person/find-people.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  draftParticipant,
  finishedParticipant,
  must,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()
let token = ''
let composer: TestApplicant
let zhukov: TestApplicant
let sasha: TestApplicant

beforeAll(async () => {
  token = await organiserToken(server(), 'committee')
  const person = (lastName: string, firstName: string, latin: [string, string]) => ({
    person: { lastName, firstName, middleName: 'Ильич', latinLastName: latin[0], latinFirstName: latin[1] },
  })
  composer = await finishedParticipant(server(), person('Чайковский', 'Денис', ['Chaikovskii', 'Denis']))
  zhukov = await finishedParticipant(server(), person('Жуков', 'Юрий', ['Zhukov', 'Iurii']))
  sasha = await finishedParticipant(server(), {
    ...person('Верещагина', 'Александра', ['Vereshchagina', 'Aleksandra']),
    company: { shortName: 'Щукин и партнёры' },
  })
})

const listed = async (q: string) => {
  const { items } = await must<{ items: ApplicationRow[] }>(
    server(),
    'GET',
    `/organizer/applications?q=${encodeURIComponent(q)}`,
    { token },
  )
  return items.map(({ participantGuid }) => participantGuid)
}

describe('the list of applications finds a person', () => {
  test.each([
    'Чайковский',
    'чайков',
    'tchaikovsky',
    'Chaykovskiy',
    'Tschaikowski',
    'Čajkovskij',
    'Денис Чайковский',
    'tchaikovsky denis',
    'xfqrjdcrbq',
    'Чайкоский',
    'Чайковксий',
    'Chaikovskii Denis',
  ])('by %s', async typed => {
    expect(await listed(typed)).toEqual([composer.guid])
  })

  test.each(['Joukov', 'Schukow', 'Žukov', 'Jukov Yuri', 'жуков'])('by %s', async typed => {
    expect(await listed(typed)).toEqual([zhukov.guid])
  })

  test.each(['Саша Верещагина', 'Vereshagina', 'Верищагина', 'щукин и партнеры', 'Schukin'])(
    'by %s',
    async typed => {
      expect(await listed(typed)).toEqual([sasha.guid])
    },
  )

  test('and by phone and e-mail as before', async () => {
    expect(await listed(composer.phone)).toEqual([composer.guid])
    expect(await listed(composer.email)).toEqual([composer.guid])
    expect(await listed(`8 (${composer.phone.slice(2, 5)}) ${composer.phone.slice(5)}`)).toEqual([
      composer.guid,
    ])
  })
})

test('a typing error counts only where nobody bears the name as it is typed', async () => {
  const near = await finishedParticipant(server(), {
    person: { lastName: 'Журов', firstName: 'Пётр', latinLastName: 'Zhurov', latinFirstName: 'Petr' },
  })
  expect(await listed('Жуков')).toEqual([zhukov.guid])
  expect(await listed('Журов')).toEqual([near.guid])
  expect((await listed('Жудов')).sort()).toEqual([zhukov.guid, near.guid].sort())
})

test('one or two letters are the beginning of a word', async () => {
  const short = await finishedParticipant(server(), {
    person: { lastName: 'Ли', firstName: 'Вэй', latinLastName: 'Li', latinFirstName: 'Wei' },
    company: { shortName: 'ПАО «Пылинка»' },
  })
  expect(await listed('Ли Вэй')).toEqual([short.guid])
  expect(await listed('kb d')).toEqual([short.guid])
  expect(await listed('пы')).toEqual([short.guid])
  expect(await listed('нк')).toEqual([])
})

test('a word begins after a hyphen, a quotation mark or a bracket, however it is typed', async () => {
  const { guid } = await finishedParticipant(server(), {
    person: { lastName: 'Эрн-Юнкер', firstName: 'Ян', latinLastName: 'Ern-Iunker', latinFirstName: 'Ian' },
    company: { shortName: '„Гжель“ "Двина" (Хвойный)' },
  })
  for (const typed of ['юн', 'гж', 'дв', 'хв', '„Гж', '"Двина"', '(Хвойный', 'Эрн-Юнкер', 'юн ян'])
    expect(await listed(typed), typed).toEqual([guid])
})

test('nobody is found by nonsense, wildcards or another name', async () => {
  for (const typed of ['%', '_', '\\', 'Колокольников', 'Чайковский Олег', 'xyzzy', "' or true --"])
    expect(await listed(typed), typed).toEqual([])
})

const people = async (typed: string, limit = 10) =>
  findPeople(server().database, { editionGuid: await currentEdition(), typed, limit })

async function currentEdition(): Promise<string> {
  const { editionGuid } = await server()
    .database.selectFrom('application')
    .select('editionGuid')
    .where('guid', '=', composer.applicationGuid)
    .executeTakeFirstOrThrow()
  return editionGuid
}

describe('findPeople', () => {
  test('scores whom it finds and says why', async () => {
    const [found] = await people('tchaikovsky')
    expect(found).toMatchObject({
      participantGuid: composer.guid,
      applicationGuid: composer.applicationGuid,
      reasons: [{ code: 'otherSpelling', part: 'lastName', left: 'tchaikovsky' }],
    })
    expect(found?.score).toBeGreaterThan(0.9)
    expect(found?.reasons[0]?.letters.slice(0, 2)).toEqual([
      { left: 'tch', right: 'Ч', how: 'sound' },
      { left: 'a', right: 'а', how: 'sound' },
    ])
  })

  test('gives the likeliest first, and no more than asked for', async () => {
    const draft = await draftParticipant(server(), {
      person: { lastName: 'Чайкова', firstName: 'Дина', latinLastName: 'Chaikova', latinFirstName: 'Dina' },
    })
    const found = await people('чайкова')
    expect(found.map(({ participantGuid }) => participantGuid)).toEqual([draft.guid])
    expect((await people('чайков', 1)).length).toBe(1)
    expect((await people('чайков')).length).toBe(2)
  })

  test('finds by what is no name, with a low score', async () => {
    const [found] = await people('партнёры')
    expect(found).toMatchObject({ participantGuid: sasha.guid, reasons: [{ code: 'otherText' }] })
    expect(found?.score).toBeLessThan(0.5)
  })

  test('finds nobody of another edition, by nothing, or by nonsense', async () => {
    const elsewhere = { editionGuid: '0198c2a4-0000-7000-8000-000000000001', typed: 'Чайковский', limit: 5 }
    expect(await findPeople(server().database, elsewhere)).toEqual([])
    expect(await people('')).toEqual([])
    expect(await people('   ')).toEqual([])
    expect(await people('xyzzyxyzzy')).toEqual([])
  })
})
