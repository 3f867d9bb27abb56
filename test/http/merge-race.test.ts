import { expect, test } from 'vitest'
import type { MergePreview } from '#contract/organiser-duplicate.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { useTestServer } from '#test/server.ts'
import { appliedTwice, mergeOrder, mergePath, pairOf, previewMerge } from './duplicate-calls.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

const merge = (preview: MergePreview, token: string) =>
  server().call<{ applicationGuid: string }>('POST', mergePath(preview.guid), {
    token,
    body: mergeOrder(preview),
  })

test('of two who merge at once one wins, and the other reads who, when and where the person is now', async () => {
  const token = await organiserToken(server(), 'committee')
  const made = await appliedTwice(server(), 'Добронравов')
  const preview = await previewMerge(server(), token, { made })
  const admin = await organiserToken(server(), 'admin')
  const answers = await Promise.all([merge(preview, token), merge(preview, admin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won, late] = [200, 409].map(wanted => answers.find(({ status }) => status === wanted))
  if (!won || !late) throw new Error('one of the two answers is missing')
  expectRefusal(late, 409, 'merged_already')
  const decided = (await pairOf(server(), token, { made, query: 'state=merged' }))?.decided
  const merged = { by: decided?.by, at: decided?.at, applicationGuid: won.body.applicationGuid }
  expect(decided?.by).toBeTruthy()
  expect(late.body).toMatchObject({ merged })
  // Whoever opens the page only then reads the same.
  const afterwards = await server().call('GET', mergePath(preview.guid), { token })
  expectRefusal(afterwards, 409, 'merged_already')
  expect(afterwards.body).toMatchObject({ merged })
})
