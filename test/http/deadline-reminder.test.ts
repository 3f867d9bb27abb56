import { expect, test } from 'vitest'
import { runJob } from '#server/jobs/job-definitions.ts'
import { coordinator, emptyGroup, followLink, sentMember } from '#test/factories/group.ts'
import {
  approvedParticipant,
  finishedParticipant,
  givePassport,
  must,
  paidParticipant,
  type TestApplicant,
} from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { noTransfer } from '#test/factories/section.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

/** A server of its own for each test: every one lives through a calendar. */
async function onServer(run: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await openTestServer()
  try {
    await run(server)
  } finally {
    await server.close()
  }
}

/** Half past nine in the morning, when reminders do not leave yet, of so many days. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => Date.parse(`${first}T09:30:00+03:00`) + index * 86_400_000)

/** Moves the time to this moment of the edition. */
function goTo(server: TestServer, moment: string): void {
  server.advance(Date.parse(moment) - server.services.clock.now().getTime())
}

async function remind(server: TestServer, ...runs: TestServer[]): Promise<void> {
  await Promise.all([server, ...runs].map(({ services }) => runJob(services, 'deadline-reminders', {})))
  await server.deliver()
}

const subjectsOf = async (server: TestServer, address: string, about: RegExp) =>
  (await server.outbox(address))
    .filter(({ channel, subject }) => channel === 'email' && about.test(subject ?? ''))
    .map(({ subject }) => subject?.replaceAll('\u00a0', ' '))
    .reverse()

const saveTransfer = (server: TestServer, { guid, token }: TestApplicant) =>
  must(server, 'PUT', `/participants/${guid}/transfer`, { token, body: { ...noTransfer, version: 0 } })

test(
  'a whole calendar: each step once, in the open hours, until it is done',
  () =>
    onServer(async server => {
      const anna = await approvedParticipant(server)
      const paid = await paidParticipant(server)
      const held = await approvedParticipant(server)
      const away = await approvedParticipant(server, { locale: 'en' })
      await server.database
        .updateTable('application')
        .set({ security: 'onHold' })
        .where('guid', '=', held.applicationGuid)
        .execute()
      await saveTransfer(server, away)
      const told: [string, string][] = []
      // The weeks about each deadline; in the others nothing is due.
      for (const day of [...daysFrom('2025-09-16', 12), ...daysFrom('2026-01-21', 26)])
        for (const hours of [0, 1, 12]) {
          const moment = new Date(day + hours * 3_600_000)
          goTo(server, moment.toISOString())
          const before = (await subjectsOf(server, anna.email, /до\s/)).length
          await remind(server)
          for (const subject of (await subjectsOf(server, anna.email, /до\s/)).slice(before))
            told.push([new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 16), subject ?? ''])
          // Given on the day after the first reminder: the second does not come.
          if (hours === 12 && moment.toISOString().startsWith('2026-01-31'))
            await givePassport(server, { ...anna, token: (await server.logIn(anna.phone)).token })
        }
      expect(told).toEqual([
        ['2025-09-19T10:30', 'Укажите данные для трансфера до 26 сентября 2025'],
        ['2025-09-25T10:30', 'Укажите данные для трансфера до 26 сентября 2025'],
        ['2026-01-23T10:30', 'Оплатите участие до 30 января 2026'],
        ['2026-01-29T10:30', 'Оплатите участие до 30 января 2026'],
        ['2026-01-30T10:30', 'Укажите паспортные данные до 6 февраля 2026'],
      ])
      expect(await subjectsOf(server, held.email, /до\s|трансфер/)).toEqual([])
      expect(await subjectsOf(server, paid.email, /Оплатите/)).toEqual([])
      expect(await subjectsOf(server, away.email, /transfer/i)).toEqual([])
      expect(await subjectsOf(server, away.email, /pay by/)).toHaveLength(2)
    }),
  60_000,
)

test('two copies of the server remind once; a deadline that moves is reminded of anew, once a day', () =>
  onServer(async server => {
    const second = await openTestServer({ beside: server, clock: '2025-09-15T10:00:00+03:00' })
    try {
      const anna = await approvedParticipant(server)
      for (const each of [server, second]) goTo(each, '2025-09-19T11:00:00+03:00')
      await remind(server, second, server, second)
      const transfers = () => subjectsOf(server, anna.email, /трансфера/)
      expect(await transfers()).toHaveLength(1)
      const move = (transferUntil: string) =>
        server.database.updateTable('edition').set({ transferUntil }).where('isCurrent', '=', true).execute()
      await move('2025-09-20')
      await remind(server)
      expect(await transfers()).toHaveLength(1)
      await move('2025-09-27')
      for (const each of [server, second]) goTo(each, '2025-09-20T11:00:00+03:00')
      await remind(server, second)
      expect((await transfers()).at(-1)).toBe('Укажите данные для трансфера до 27 сентября 2025')
      expect(await transfers()).toHaveLength(2)
    } finally {
      await second.close()
    }
  }))

test('members are not asked to pay: their coordinator is, once for all of them', () =>
  onServer(async server => {
    const { members } = await approvedGroup(server, 3)
    const [, , left] = members
    await server.database
      .updateTable('application')
      .set({ payment: 'noPaymentRequired' })
      .where('guid', '=', left?.applicationGuid ?? '')
      .execute()
    goTo(server, '2026-01-23T12:00:00+03:00')
    await remind(server, server)
    for (const { email } of members) expect(await subjectsOf(server, email, /Оплатите/)).toEqual([])
    const letters = (await server.outbox(coordinator.email)).filter(({ subject }) =>
      subject?.includes('Оплатите'),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text.replaceAll('\u00a0', ' ')).toMatch(/не оплачено: 2 участника/)
  }))

test('a link is reminded of before it ends, without itself, and not once it was followed', () =>
  onServer(async server => {
    const group = await emptyGroup(server)
    const [waits, confirms] = [await sentMember(server, group), await sentMember(server, group)]
    await followLink(server, confirms.phone ?? '')
    await server.deliver()
    const reminders = async (phone: string | null) =>
      (await server.outbox(phone ?? '')).filter(({ text }) =>
        text.replaceAll('\u00a0', ' ').includes('подтвердить до'),
      )
    goTo(server, '2025-09-15T19:00:00+03:00')
    await remind(server)
    expect(await reminders(waits.phone)).toEqual([])
    goTo(server, '2025-09-16T12:00:00+03:00')
    await remind(server, server)
    const [reminder, ...more] = await reminders(waits.phone)
    expect(more).toEqual([])
    expect(reminder?.text).toContain('17\u00a0сентября\u00a02025')
    expect(reminder?.text).not.toContain('http')
    expect(await reminders(confirms.phone)).toEqual([])
    // Too late to wait for the gateway: the night is nobody's time for it.
    const { expiresAt } = await server.database
      .selectFrom('message')
      .select('expiresAt')
      .where('template', '=', 'reminder_confirmation')
      .executeTakeFirstOrThrow()
    expect(expiresAt).toEqual(new Date(server.services.clock.wall().getTime() + 8 * 3_600_000))
  }))

test('who withdrew the consent to reminders, and what is switched off, is left alone', () =>
  onServer(async server => {
    const [anna, boris] = [await finishedParticipant(server), await finishedParticipant(server)]
    await server.database
      .insertInto('consent')
      .columns([
        'participantGuid',
        'kind',
        'givenBy',
        'locale',
        'givenAt',
        'how',
        'textVersion',
        'textHash',
        'withdrawnAt',
      ])
      .expression(eb =>
        eb
          .selectFrom('consent')
          .select([
            'participantGuid',
            eb.val('notifications' as const).as('kind'),
            'givenBy',
            'locale',
            'givenAt',
            'how',
          ])
          .select(['textVersion', 'textHash', 'givenAt as withdrawnAt'])
          .where('participantGuid', '=', anna.guid)
          .where('kind', '=', 'processing'),
      )
      .execute()
    goTo(server, '2025-09-19T11:00:00+03:00')
    await remind(server)
    expect(await subjectsOf(server, anna.email, /трансфера/)).toEqual([])
    expect(await subjectsOf(server, boris.email, /трансфера/)).toHaveLength(1)
    await server.database
      .updateTable('edition')
      .set({ reminders: ['payment'] })
      .where('isCurrent', '=', true)
      .execute()
    goTo(server, '2025-09-25T11:00:00+03:00')
    await remind(server)
    expect(await subjectsOf(server, boris.email, /трансфера/)).toHaveLength(1)
  }))
