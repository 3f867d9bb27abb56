import { expect, test } from 'vitest'
import type { Erasure } from '#contract/erasure.ts'
import { contentConsole, createPiece, goodDrafts } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { speakerCabinet, speakerWithCard, wholeSpeaker } from '#test/factories/speaker.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { speakerCardCalls } from './speaker-card-calls.ts'

const server = useTestServer()
const { read, save, consent, withdraw } = speakerCabinet(server)
const editors = contentConsole(server)
const calls = speakerCardCalls(server)
const { made, guid, card, raw, publish, onSite, inProgramme, ask, grant, takePhotograph, gone } = calls

test('a withdrawn consent removes the draft card', async () => {
  await withdraw(made())
  expect(await gone()).toBe(true)
  expect((await read(made())).body).toMatchObject({
    card: 'none',
    consentGivenAt: null,
    lock: { locked: false },
  })
  await consent(made())
  expect((await read(made())).body.card).toBe('prepared')
})

test('a withdrawn consent takes a published card off the site at once, with an open request', async () => {
  await publish()
  const asked = await ask({ ...wholeSpeaker, companyEn: 'Yolka Bank' })
  await withdraw(made())
  await expect.poll(async () => (await onSite()).status).toBe(404)
  expect(await gone()).toBe(true)
  expect((await read(made())).body).toMatchObject({
    card: 'none',
    lock: { locked: false, request: { guid: asked.body.guid, status: 'withdrawn' } },
  })
  expectRefusal(await grant(asked.body.guid), 409, 'state_forbids')
})

test('a withdrawn consent leaves the name to the programme on the site, and both sides are told until when', async () => {
  await takePhotograph()
  await publish()
  const session = await inProgramme()
  await withdraw(made())
  await expect.poll(async () => (await onSite()).body.biographyHtml).toBe('')
  expect((await onSite()).body).toMatchObject({ name: 'Мария Орлова', photo: null })
  const cards = async (query: string) =>
    must<{ items: { guid: string; leavingSince: string | null }[]; counts: Record<string, unknown> }>(
      server(),
      'GET',
      `/organizer/content/speaker${query}`,
      { token: await organiserToken(server(), 'content') },
    )
  expect((await cards('?person=leaving')).items.map(row => row.guid)).toEqual([guid()])
  expect((await cards('?person=left')).items).toEqual([])
  const waiting = await cards('?sort=longestWait&limit=100')
  const all = (await cards('?limit=100')).items.map(row => row.guid)
  expect(all.length).toBeGreaterThan(1)
  expect(waiting.items.map(row => row.guid).sort()).toEqual(all.sort())
  expect(waiting.items[0]).toMatchObject({ guid: guid(), leavingSince: expect.stringMatching(/^2025-09-15/) })
  expect(waiting.items.slice(1).every(row => row.leavingSince === null)).toBe(true)
  expect((await cards('?sort=shortestWait&limit=1')).items[0]?.guid).toBe(guid())
  const counted = { leaving: 1, left: 0 }
  for (const query of [
    '',
    '?person=left',
    '?untranslated=en',
    '?state=draft',
    `?q=${encodeURIComponent('нет')}`,
  ])
    expect((await cards(`/counts${query}`)).counts.person, query).toEqual(
      Object.entries(counted).map(([value, count]) => ({
        ...{ value, more: false },
        count: /untranslated|draft|q=/.test(query) ? 0 : count,
      })),
    )
  // Withdrawn on Monday 15 September.
  expect((await read(made())).body).toMatchObject({
    card: 'leaving',
    leavesBy: '2025-09-18',
    cardGuid: guid(),
  })
  const stripped = await card()
  expect(stripped).toMatchObject({
    draft: { biography: { ru: '', en: '' }, photo: null },
    speaker: { consent: false, leavesBy: '2025-09-18' },
  })
  await server().deliver()
  expect((await server().outbox(made().email))[0]).toMatchObject({
    subject: 'Публикация ваших данных прекращается',
    text: expect.stringContaining('18\u00a0сентября\u00a02025'),
  })
  await expectWaiting(1)
  // An editor can neither write the biography again nor publish the card.
  const filled = await editors.save(raw(stripped), {
    ...stripped.draft,
    biography: { ru: 'Своими словами.', en: 'In our words.' },
  })
  expectRefusal(await editors.publish(filled.body), 409, 'speaker_consent_missing')
  expectRefusal(await ask(wholeSpeaker), 409, 'state_forbids')
  // The programme must drop the speaker before the card can be removed.
  await editors.unpublish(session)
  await editors.unpublish(raw(await card()))
  await expectWaiting(0)
  expect((await read(made())).body).toMatchObject({ card: 'none', lock: { locked: false } })
})

test('an erased person leaves the name to the programme alone, and none in the log', async () => {
  await publish()
  await inProgramme()
  const path = `/participants/${made().guid}/erasure`
  const body = { reason: null }
  const asked = await must<Erasure>(server(), 'POST', path, { token: made().token, body })
  await must(server(), 'POST', `/organizer/erasures/${asked.request?.guid}/decision`, {
    token: await organiserToken(server(), 'admin'),
    body: { decision: 'carryOut', answer: null },
  })
  await expect.poll(async () => (await onSite()).body.biographyHtml).toBe('')
  const log = await server()
    .database.selectFrom('auditEntry')
    .select('reason')
    .where('subjectGuid', '=', guid())
    .where('reason', 'is not', null)
    .execute()
  expect(log).toEqual([])
})

test('a withdrawn consent leaves a draft that sessions being written name without biography, and fills it again when it is given anew', async () => {
  await createPiece(server(), 'programmeSession', goodDrafts.programmeSession({ speakers: [guid()] }))
  await withdraw(made())
  expect(await card()).toMatchObject({ state: 'draft', draft: { biography: { ru: '', en: '' } } })
  expect((await read(made())).body.card).toBe('none')
  await save(made(), 1, { positionEn: 'CISO' })
  expect((await card()).draft.position?.en).toBe('Head of security')
  await consent(made())
  expect(await card()).toMatchObject({
    draft: { biography: { en: wholeSpeaker.biographyEn }, position: { en: 'CISO' } },
  })
})

test('withdrawing at the same moment as a publication never stays on the site', async () => {
  for (let round = 0; round < 8; round += 1) {
    const speaker = await speakerWithCard(server)
    const piece = { kind: 'speaker', guid: speaker.cardGuid }
    const draft = await editors.read(piece)
    await Promise.all([withdraw(speaker.made), editors.publish(draft)])
    const rows = await server()
      .database.selectFrom('contentItem')
      .select('guid')
      .where('guid', '=', speaker.cardGuid)
      .execute()
    expect(rows).toEqual([])
  }
})

async function expectWaiting(count: number): Promise<void> {
  const { body } = await server().call<{ waiting: { what: string; count: number }[] }>(
    'GET',
    '/organizer/dashboard',
    { token: await organiserToken(server(), 'content') },
  )
  expect(body.waiting.find(({ what }) => what === 'leavingSpeakers')?.count ?? 0).toBe(count)
}
