import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentDetail } from '#contract/content.ts'
import {
  contentConsole,
  createPiece,
  editorToken,
  faultsOf,
  goodDrafts,
  publishPiece,
} from '#test/factories/content.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()
let token = ''
beforeAll(async () => {
  token = await editorToken(server())
})

const { publish, unpublish, remove, save, read } = contentConsole(server)

describe('two at once', () => {
  test('of twenty saves of one version one wins, and the others are told', async () => {
    const piece = await createPiece(server(), 'news', goodDrafts.news())
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(piece, goodDrafts.news(`Правка ${index}`, `Edit ${index}`)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectRefusal(answer, 409, 'changed_meanwhile')
    expect((await read(piece)).version).toBe(2)
  })

  test('of twenty publications one wins', async () => {
    const piece = await createPiece(server(), 'news', goodDrafts.news())
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(piece)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test('publishing a session while its speaker is taken off the site never leaves it half', async () => {
    for (let round = 0; round < 10; round += 1) {
      const speaker = await publishPiece(server(), 'speaker', goodDrafts.speaker())
      const session = await createPiece(
        server(),
        'programmeSession',
        goodDrafts.programmeSession({ speakers: [speaker.guid] }),
      )
      const [published, off] = await Promise.all([publish(session), unpublish(speaker)])
      expect([published.status, off.status].filter(status => status === 200)).toHaveLength(1)
      if (published.status === 200) expectRefusal(off, 409, 'content_in_use')
      else expectRefusal(published, 422, 'content_unpublishable')
    }
  })

  test('a draft that begins to refer to what is being removed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const hall = await createPiece(server(), 'hall', goodDrafts.hall())
      const session = await createPiece(server(), 'programmeSession', goodDrafts.programmeSession())
      const [removed, saved] = await Promise.all([
        remove(hall),
        save(session, goodDrafts.programmeSession({ hall: hall.guid })),
      ])
      if (removed.status === 204) expectRefusal(saved, 422, 'reference_unknown')
      else {
        expectRefusal(removed, 409, 'content_in_use')
        expect(saved.status).toBe(200)
      }
    }
  })

  test('one text for each page of the site, also when two begin it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server().call<ContentDetail>('POST', '/organizer/content/page', {
          token,
          body: { draft: goodDrafts.page('faq') },
        }),
      ),
    )
    const [made, ...others] = answers.toSorted((left, right) => left.status - right.status)
    expect(made?.status).toBe(200)
    for (const other of others)
      expect([other.status, faultsOf(other.body)]).toEqual([422, ['draft.slug value_invalid']])
    if (!made) throw new Error('no page')
    expectRefusal(await remove(made.body), 409, 'state_forbids')
    const renamed = await save(made.body, goodDrafts.page('contacts'))
    expect(faultsOf(renamed.body)).toEqual(['draft.slug value_invalid'])
  })
})
