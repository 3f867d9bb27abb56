import { beforeEach, describe, expect, test } from 'vitest'
import { contentConsole, createPiece, goodDrafts } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant } from '#test/factories/participant.ts'
import { type SpeakerCard, speakerCabinet, speakerWithCard, wholeSpeaker } from '#test/factories/speaker.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { speakerCardCalls } from './speaker-card-calls.ts'

const server = useTestServer()
const { read, save, consent, withdraw } = speakerCabinet(server)
const editors = contentConsole(server)
const { made, guid, card, raw, publish, onSite, ask, grant, takePhotograph } = speakerCardCalls(server)

describe('the draft card', () => {
  test('lies with the editors in both languages, not on the site', async () => {
    expect(await card()).toMatchObject({
      kind: 'speaker',
      state: 'draft',
      untranslated: [],
      problems: [],
      draft: {
        firstName: { ru: 'Мария', en: 'Mariia' },
        middleName: { ru: 'Сергеевна', en: 'Sergeevna' },
        lastName: { ru: 'Орлова', en: 'Orlova' },
        position: { ru: wholeSpeaker.positionRu, en: wholeSpeaker.positionEn },
        company: { ru: 'Лазоревый Банк', en: 'Lazorevy Bank' },
        biography: { ru: wholeSpeaker.biographyRu, en: wholeSpeaker.biographyEn },
        ...{ photo: null, topics: [], highlighted: false },
      },
      speaker: { consent: true, leavesBy: null, photograph: true },
    })
    expect((await read(made())).body).toMatchObject({ card: 'prepared', cardGuid: null, missing: [] })
    expectRefusal(await onSite(), 404, 'not_found')
  })

  test('of a foreigner comes in one language and waits for its translation, which the person never overwrites', async () => {
    const latin = { latinLastName: 'Weber', latinFirstName: 'Jana', lastName: null, firstName: null }
    const foreigner = await approvedParticipant(server(), {
      role: 'speaker',
      person: { citizenship: 'DE', ...latin, middleName: null, noMiddleName: false },
    })
    const english = { positionRu: null, companyRu: null, biographyRu: null, middleName: null }
    const texts = { ...latin, ...english, latinMiddleName: null }
    await consent(foreigner)
    expect((await save(foreigner, 0, texts)).body).toMatchObject({
      foreign: true,
      missing: [],
      card: 'prepared',
    })
    const row = (await editors.list('speaker')).items.find(({ title }) => title.en.includes('Weber'))
    expect(row).toMatchObject({ state: 'draft', untranslated: ['ru'] })
    const place = { kind: 'speaker', guid: row?.guid ?? '' } as const
    const piece = await editors.read(place)
    const translated = { ...piece.draft, position: { ru: 'Глава службы', en: wholeSpeaker.positionEn } }
    expect((await editors.save(piece, translated)).status).toBe(200)
    await save(foreigner, 1, { ...texts, companyEn: 'Weber Bank' })
    expect((await editors.read(place)).draft).toMatchObject({
      position: { ru: 'Глава службы' },
      company: { ru: '', en: 'Weber Bank' },
    })
  })

  test('follows the person, and keeps what editors mended and added', async () => {
    const before = await card()
    const edited = {
      ...before.draft,
      position: { ru: 'Руководитель ИБ', en: 'Head of security' },
      photo: null,
      topics: ['antifraud'],
    }
    expect((await editors.save(raw(before), edited)).status).toBe(200)
    await save(made(), 1, { companyEn: 'Azure Bank' })
    expect(await card()).toMatchObject({
      version: 3,
      draft: {
        position: { ru: 'Руководитель ИБ', en: 'Head of security' },
        company: { ru: 'Лазоревый Банк', en: 'Azure Bank' },
        topics: ['antifraud'],
      },
    })
  })

  test('gets the gaps of the person too, and cannot be published with them', async () => {
    await save(made(), 1, { biographyEn: null })
    const draft = await card()
    expect(draft.draft.biography).toEqual({ ru: wholeSpeaker.biographyRu, en: '' })
    expectRefusal(await editors.publish(raw(draft)), 422, 'content_unpublishable')
  })

  test('tells an editor who has it open that the person saved meanwhile', async () => {
    const open = await card()
    await save(made(), 1, { positionEn: 'CISO' })
    expectRefusal(await editors.save(raw(open), open.draft), 409, 'changed_meanwhile')
    expectRefusal(await editors.publish(raw(open)), 409, 'changed_meanwhile')
  })

  test('keeps what editors mended when the consent is sent a second time', async () => {
    const before = await card()
    const mended = { ...before.draft, position: { ru: 'Руководитель ИБ', en: 'Head of security' } }
    await editors.save(raw(before), mended)
    await consent(made())
    expect(await card()).toMatchObject({ version: 2, draft: { position: { ru: 'Руководитель ИБ' } } })
  })

  test('is made anew after editors removed it, at the next save', async () => {
    await editors.remove({ kind: 'speaker', guid: guid() })
    expect((await read(made())).body.card).toBe('none')
    expect((await save(made(), 1)).body.card).toBe('prepared')
  })

  test('is made when the consent comes after the data', async () => {
    const late = await approvedParticipant(server(), { role: 'speaker' })
    await save(late, 0)
    expect((await read(late)).body.card).toBe('none')
    await consent(late)
    expect((await read(late)).body.card).toBe('prepared')
  })

  test('saving and publishing at once never locks a profile that is not what the site shows', async () => {
    for (let round = 0; round < 8; round += 1) {
      const speaker = await speakerWithCard(server)
      const piece = { kind: 'speaker', guid: speaker.cardGuid }
      const draft = await editors.read(piece)
      const [saved, published] = await Promise.all([
        save(speaker.made, 1, { positionEn: 'CISO' }),
        editors.publish(draft),
      ])
      expect([saved, published].filter(({ status }) => status === 200)).toHaveLength(1)
      const { data } = (await read(speaker.made)).body
      const shown = (await editors.read(piece)) as unknown as SpeakerCard
      expect(shown.draft.position?.en).toBe(data.positionEn)
      if (published.status === 200) expectRefusal(saved, 409, 'state_forbids')
      else expectRefusal(published, 409, 'changed_meanwhile')
    }
  })
})

describe('the published card', () => {
  beforeEach(publish)

  test('locks the data of the person', async () => {
    expect((await read(made())).body).toMatchObject({
      card: 'published',
      cardGuid: guid(),
      lock: { locked: true, cause: 'published', until: null },
    })
    expectRefusal(await save(made(), 1), 409, 'state_forbids')
    await editors.unpublish(raw(await card()))
    expect((await save(made(), 1, { positionEn: 'CISO' })).status).toBe(200)
  })

  test('changes by a granted request with the data, without other changes of the editors', async () => {
    const shown = await card()
    await editors.save(raw(shown), { ...shown.draft, topics: ['antifraud'] })
    const asked = await ask({ ...wholeSpeaker, companyRu: 'Ёлка Банк', companyEn: 'Yolka Bank' })
    expect(asked.status).toBe(200)
    expect(await grant(asked.body.guid)).toMatchObject({ status: 200, body: { differences: [] } })
    expect((await read(made())).body).toMatchObject({
      version: 2,
      data: { companyEn: 'Yolka Bank' },
      lock: { locked: true, request: { status: 'granted' } },
    })
    expect(await card()).toMatchObject({
      state: 'changed',
      draft: { company: { ru: 'Ёлка Банк', en: 'Yolka Bank' }, topics: ['antifraud'] },
      published: { company: { ru: 'Ёлка Банк', en: 'Yolka Bank' }, topics: [] },
    })
    await expect.poll(async () => (await onSite('en')).body.company).toBe('Yolka Bank')
  })

  test('a request with gaps or in the wrong script is refused at its fields', async () => {
    expectRefusal(await ask({ ...wholeSpeaker, biographyEn: ' ' }), 422, 'required', {
      'proposed.biographyEn': 'required',
    })
    expectRefusal(await ask({ ...wholeSpeaker, lastName: 'Orlova' }), 422, 'only_cyrillic', {
      'proposed.lastName': 'only_cyrillic',
    })
  })

  test('granting a request while an editor removes the card waits for nobody for ever', async () => {
    const asked = await ask({ ...wholeSpeaker, companyEn: 'Yolka Bank' })
    const [granted, removed] = await Promise.all([
      grant(asked.body.guid),
      editors.remove({ kind: 'speaker', guid: guid() }),
    ])
    expect([granted.status, removed.status]).toEqual([200, 204])
    expect((await read(made())).body).toMatchObject({ data: { companyEn: 'Yolka Bank' }, card: 'none' })
  })
})

describe('the photograph of the cabinet', () => {
  test('is copied into the public pictures and the draft, once for one key', async () => {
    const { version } = await card()
    const [first, again] = [
      await takePhotograph(version, 'take-it-once'),
      await takePhotograph(version, 'take-it-once'),
    ]
    expect(first).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(again.body).toEqual(first.body)
    const { photo } = (await card()).draft
    expect(photo).toMatchObject({
      path: expect.stringMatching(/^public\/speakers\//),
      width: 400,
      height: 400,
    })
    expect((await server().call('GET', `/image/${photo?.path}?open=true&width=100`)).status).toBe(200)
    await save(made(), 1, { positionEn: 'CISO' })
    expect((await card()).draft.photo).toEqual(photo)
  })

  test('is not taken without a consent, without a photograph, into an old version or by other roles', async () => {
    expectRefusal(await takePhotograph(77), 409, 'changed_meanwhile')
    const own = await createPiece(server(), 'speaker', goodDrafts.speaker())
    const post = async (of: string, role: 'content' | 'finance', version = 1) =>
      server().call('POST', `/organizer/content/speaker/${of}/photograph`, {
        token: await organiserToken(server(), role),
        body: { version },
      })
    expectRefusal(await post(own.guid, 'content'), 409, 'state_forbids')
    expectRefusal(await post(guid(), 'finance'), 403, 'forbidden')
    expectRefusal(await post(made().guid, 'content'), 404, 'not_found')
    await createPiece(server(), 'programmeSession', goodDrafts.programmeSession({ speakers: [guid()] }))
    await withdraw(made())
    expectRefusal(await takePhotograph(), 409, 'speaker_consent_missing')
  })

  test('is not taken of somebody who took it away', async () => {
    await server()
      .database.updateTable('participant')
      .set({ photographFileGuid: null })
      .where('guid', '=', made().guid)
      .execute()
    expectRefusal(await takePhotograph(), 409, 'state_forbids')
    expect((await card()).speaker).toMatchObject({ photograph: false })
  })
})
