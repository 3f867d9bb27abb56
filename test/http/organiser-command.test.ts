import { describe, expect, test } from 'vitest'
import type { TeamMemberRow } from '#contract/organiser-team.ts'
import { addMissing, operateTeam } from '#server/usecases/organiser/operate-team.ts'
import { enrolWithApp } from '#test/factories/console-login.ts'
import { organiserPhone, organiserToken } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { CommandError, readOrganiserCommand } from '../../scripts/organiser-command.ts'

const server = useTestServer()

describe('the operator’s command', () => {
  const run = (...words: string[]) => operateTeam(server().services, readOrganiserCommand(words))

  test('adds, lists, resets, revokes and renews', async () => {
    const phone = server().nextPhone()
    const [line = ''] = await run(
      'add',
      phone,
      'Анна',
      'Белова',
      '--roles',
      'admin,finance',
      '--until',
      '2026-02-20',
    )
    const [code = ''] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(line) ?? []
    expect((await run('list')).find(one => one.startsWith(phone))).toMatch(
      /Анна Белова \| admin,finance \| invited until 2026-02-20/,
    )
    await enrolWithApp(server(), phone, code)
    expect((await run('list')).find(one => one.startsWith(phone))).toMatch(
      /active .* 0 passkeys, 1 app, 10 recovery codes/,
    )
    expect((await run('reset', phone))[0]).toContain('invitation code')
    expect(await run('revoke', phone)).toEqual([`Анна Белова (${phone}) is shut out.`])
    expect((await run('renew', phone))[0]).toContain('invitation code')
    const [history] = await server()
      .database.selectFrom('auditEntry')
      .select(['actorRole', 'actorGuid', 'action'])
      .where('subjectKind', '=', 'organiser')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(history).toEqual({ actorRole: 'operator', actorGuid: null, action: 'renewOrganiser' })
  })

  test.each([
    [['dance'], 'There is no command dance.'],
    [[], 'A command is missing.'],
    [['revoke', '12'], 'The phone is a mobile number'],
    [['add', '+79161234567', '--roles', 'gate'], 'The name'],
    [['add', '+79161234567', 'Анна'], '--roles'],
    [['renew', '+79161234567', '--until', 'tomorrow'], '--until'],
    [['list', '--force'], '--force'],
  ])('%j is refused in one line', (words, line) => {
    const read = () => readOrganiserCommand(words)
    expect(read).toThrow(CommandError)
    expect(read).toThrow(line)
    expect(read).not.toThrow(/\n/)
  })

  test('at set-up adds who is missing and leaves the others as they are', async () => {
    const phone = server().nextPhone()
    const team = [
      { phone: organiserPhone('admin'), name: 'Другое имя', roles: ['gate' as const] },
      { phone, name: 'Новый человек', roles: ['gate' as const] },
    ]
    const add = () =>
      server()
        .database.transaction()
        .execute(tx => addMissing(server().services, tx, team))
    expect(await add()).toEqual([
      expect.stringContaining('stays as they are'),
      expect.stringContaining('invitation code'),
      expect.any(String),
    ])
    expect(await add()).toEqual([expect.stringContaining('stays'), expect.stringContaining('stays')])
    const token = await organiserToken(server(), 'admin')
    const { body } = await server().call<{ items: TeamMemberRow[] }>('GET', '/organizer/organisers', {
      token,
    })
    expect(body.items.find(item => item.phone === organiserPhone('admin'))).toMatchObject({
      name: 'Вероника Лапшина',
      roles: ['admin'],
    })
  })
})
