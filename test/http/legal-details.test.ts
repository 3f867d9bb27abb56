import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ConsentText } from '#contract/dictionary.ts'
import type { OwnConsent } from '#contract/document.ts'
import type { LegalDetailsAnswer, LegalTexts } from '#contract/legal-details.ts'
import type { EditionSettingsAnswer } from '#contract/organiser-edition.ts'
import { openApp } from '#server/app.ts'
import { demoLegalDetails } from '#server/demo/demo-edition.ts'
import { readPdfText } from '#server/documents/testing/read-pdf-text.ts'
import { createLog } from '#server/log.ts'
import { readLegalText } from '#server/usecases/legal-details/read-legal-text.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  approvedParticipant,
  draftParticipant,
  must,
  requiredConsents,
  type TestParticipant,
  textVersion,
} from '#test/factories/participant.ts'
import { type TestServer, useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { operator, seller } = demoLegalDetails
const shield = {
  ...operator,
  name: { ru: 'общество с ограниченной ответственностью «Щит»', en: 'the limited company Shield' },
  inn: '7707083893',
  ogrn: '1027700132195',
}
const path = '/organizer/legal-details'

const { invoiced, issue, pdf } = invoiceCalls(server)

/** People with the first version of the texts, before anything else is published. */
const people = { early: noOne(), draft: noOne(), late: noOne() }
let billed: Awaited<ReturnType<typeof invoiced>> | null = null
beforeAll(async () => {
  people.early = await approvedParticipant(server())
  people.draft = await draftParticipant(server())
  people.late = await approvedParticipant(server())
  billed = await invoiced()
})

const admin = () => organiserToken(server(), 'admin')
const read = async () => must<LegalDetailsAnswer>(server(), 'GET', path, { token: await admin() })
const publish = async (number: number, details: unknown = { operator, seller }, token?: string) =>
  server().call<LegalDetailsAnswer>('PUT', path, {
    token: token ?? (await admin()),
    body: { number, details },
  })
const asked = async (locale = 'ru') =>
  (await must<ConsentText[]>(server(), 'GET', `/consents?locale=${locale}`, {})).find(
    ({ kind }) => kind === 'processing',
  )

describe('who answers for personal data', () => {
  test('is named by every consent and the policy; new details are a new version from today on', async () => {
    const made = people.early
    const before = await read()
    expect(before).toMatchObject({
      number: 1,
      publications: [{ number: 1, publishedBy: null, operator, seller }],
    })
    expect(await asked()).toMatchObject({ version: textVersion })
    const changed = { operator: shield, seller }
    const preview = await must<LegalTexts>(server(), 'POST', `${path}/preview`, {
      token: await admin(),
      body: changed,
    })
    expect((await read()).number).toBe(1)
    expect((await publish(1, changed)).body).toMatchObject({
      number: 2,
      publications: [{ number: 2, since: '2025-09-15', publishedBy: 'Вероника Лапшина' }, { number: 1 }],
    })
    const now = await asked()
    expect(now).toMatchObject({ version: '2025-09-15.2' })
    expect(now?.paragraphs[0]).toContain(
      'Оператор\u00a0— общество с ограниченной ответственностью «Щит» (ИНН\u00a07707083893, ОГРН\u00a01027700132195',
    )
    expect(preview.ru.consents.find(({ kind }) => kind === 'processing')).toEqual(now)
    expect((await asked('en'))?.paragraphs[0]).toContain('The operator is the limited company Shield (INN')
    for (const { paragraphs } of [...preview.ru.consents, ...preview.en.consents])
      expect(paragraphs.join(' ')).not.toMatch(/7701234560|Дирекция форума|Forum Directorate|[{}]/)
    const policy = await server().call(
      'GET',
      `/participants/${made.guid}/documents/policy.pdf?locale=ru`,
      made,
    )
    expect(readPdfText(policy.bytes).join('\n')).toContain('7707083893')
    expect(policy.headers['content-disposition']).toContain('privacy-policy-2025-09-15.2.pdf')
    const old = await must<LegalTexts>(server(), 'GET', `${path}/1/texts`, { token: await admin() })
    expect(old.ru.consents[0]?.paragraphs[0]).toContain('7701234560')
  })

  test('is named by the public policy at once: rendered pages are dropped, former versions stay', async () => {
    const { database } = server().services
    const told = async () =>
      (await database.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version
    const onPage = (version: string | null) =>
      readLegalText(server().services, 'policy', { locale: 'ru', version })
    const former = await onPage(null)
    const before = await told()
    const inn = '7736050003'
    await publish((await read()).number, { operator: { ...shield, inn }, seller })
    expect(await told()).toBe(before + 1n)
    const now = await onPage(null)
    expect(now?.inForce).toBe(true)
    expect(JSON.stringify(now)).toContain(inn)
    expect(now?.versions).toContain(former?.version)
    const kept = await onPage(former?.version ?? '')
    expect(kept).toMatchObject({ inForce: false, sections: former?.sections })
    expect(await onPage('2020-01-01')).toBeNull()
  })

  test('a consent keeps the words that were read; a form of another version is not sent', async () => {
    const { early, draft } = people
    const version = (await asked())?.version ?? ''
    await publish((await read()).number, { operator: shield, seller })
    expectRefusal(await finish(server(), draft, version), 409, 'changed_meanwhile')
    const fresh = (await asked())?.version ?? ''
    expect(fresh).not.toBe(version)
    expect((await finish(server(), draft, fresh)).status).toBe(200)
    const words = async ({ guid, token }: { guid: string; token: string }) => {
      const { consents } = await must<{ consents: OwnConsent[] }>(
        server(),
        'GET',
        `/participants/${guid}/consents`,
        {
          token,
        },
      )
      const { standing } = consents.find(({ kind }) => kind === 'processing') ?? {}
      const pdf = await server().call('GET', `/participants/${guid}/consents/${standing?.guid}.pdf`, {
        token,
      })
      return { version: standing?.version, text: readPdfText(pdf.bytes).join(' ').replaceAll(/\s+/g, ' ') }
    }
    const [before, after] = [await words(early), await words(draft)]
    expect(before.version).toBe(textVersion)
    expect(before.text).toContain('организация «Дирекция форума»')
    expect(after.version).toBe(fresh)
    expect(after.text).toContain('«Щит»')
    expect(after.text).not.toContain('организация «Дирекция форума»')
  })

  test('an invoice keeps the seller that it was issued with', async () => {
    if (!billed) throw new Error('nobody was billed')
    const { made, invoice } = billed
    await publish((await read()).number, { operator, seller: { ...seller, name: 'АНО «Новая дирекция»' } })
    const text = async (of: string, token: string) => readPdfText((await pdf(of, token)).bytes).join('\n')
    expect(await text(invoice.guid, made.token)).not.toContain('Новая')
    const later = await issue(people.late)
    expect(await text(later.body.guid, people.late.token)).toContain('Новая')
  })

  test('another name of the forum is another text, and so another version', async () => {
    const token = await admin()
    const { number } = await read()
    const answer = await must<EditionSettingsAnswer>(server(), 'GET', '/organizer/edition', { token })
    const settings = { ...answer.settings, name: { ru: 'Форум «Щит»', en: 'Shield Forum' } }
    const save = (version: number) =>
      must<EditionSettingsAnswer>(server(), 'PUT', '/organizer/edition', {
        token,
        body: { version, settings, acknowledgeOutside: false },
      })
    const { version } = await save(answer.version)
    expect((await read()).publications[0]).toMatchObject({ number: number + 1, forum: settings.name })
    expect((await asked())?.paragraphs[0]).toContain('форума «Форум «Щит»»')
    await save(version)
    expect((await read()).number).toBe(number + 1)
  })

  test.each([2, 20])('of %i who publish at once one is first, the others are told', async count => {
    const { number } = await read()
    const answers = await Promise.all(Array.from({ length: count }, () => publish(number)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(count - 1).fill(409)])
    expect((await read()).number).toBe(number + 1)
  })

  test('is for administrators', async () => {
    for (const role of ['content', 'finance', 'support'] as const) {
      const token = await organiserToken(server(), role)
      expectRefusal(await publish(1, { operator, seller }, token), 403, 'forbidden')
      expectRefusal(await server().call('GET', path, { token }), 403, 'forbidden')
    }
  })

  test('is judged: each wrong field by name', async () => {
    const { number } = await read()
    const wrong = {
      operator: { ...operator, inn: '7701234561', email: 'nope' },
      seller: { ...seller, kpp: null, bank: { ...seller.bank, account: '1' } },
    }
    expectRefusal(await publish(number, wrong), 422, 'fields_invalid', {
      'details.operator.inn': 'inn_checksum',
      'details.operator.email': 'email_format',
      'details.seller.kpp': 'kpp_format',
      'details.seller.bank.account': 'account_checksum',
    })
  })
})

test('production does not start while no operator is named, and says what to do', async () => {
  const { config, database } = server().services
  const url = config.DATABASE_URL ?? ''
  const before = await database
    .selectFrom('edition')
    .selectAll()
    .where('isCurrent', '=', true)
    .executeTakeFirst()
  await database
    .updateTable('edition')
    .set({ operator: null, legalNumber: 0, legalSince: null })
    .where('isCurrent', '=', true)
    .execute()
  const log = createLog('silent')
  const key = randomBytes(32).toString('base64')
  const keys = {
    SEAL_KEYS: `a:${key}`,
    HASH_KEY: key,
    PASS_KEYS: `1:${key}`,
    TOKEN_KEY: generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
  await expect(
    openApp({ ...config, ...keys, demo: false }, { databaseUrl: url, log, pages: null }),
  ).rejects.toThrow(
    /^operator: edition 2026 names no operator of personal data; .*npm run set-up -- forum.json$/,
  )
  await database
    .updateTable('edition')
    .set({
      operator: JSON.stringify(before?.operator),
      legalNumber: before?.legalNumber ?? 1,
      legalSince: '2025-06-02',
    })
    .where('isCurrent', '=', true)
    .execute()
})

function finish(to: TestServer, { guid, token }: { guid: string; token: string }, version: string) {
  return to.call('POST', `/participants/${guid}/finish`, {
    token,
    body: { consents: requiredConsents, textVersion: version },
  })
}

function noOne(): TestParticipant {
  return { guid: '', token: '', phone: '', email: '', version: 0 }
}
