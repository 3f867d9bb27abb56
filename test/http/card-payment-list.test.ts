import { beforeAll, expect, test } from 'vitest'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { paidParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { listPages } from './list-pages.ts'

const server = useTestServer()
const { all, read } = listPages<CardPaymentRow>(server, '/organizer/card-payments', 'finance', '1')

beforeAll(async () => {
  for (const captured of [500_00n, null, 500_00n]) {
    const made = await paidParticipant(server())
    await server()
      .database.updateTable('cardPayment')
      .set({ capturedKopecks: captured, amountKopecks: 900_00n })
      .where('guid', 'in', eb =>
        eb
          .selectFrom('cardPaymentLine')
          .select('cardPaymentGuid')
          .where('applicationGuid', '=', made.applicationGuid),
      )
      .execute()
  }
})

const sums = (rows: readonly CardPaymentRow[]) =>
  rows.map(({ capturedKopecks, amountKopecks }) => capturedKopecks ?? amountKopecks)

test('in order of the sums that are shown, both ways and page by page', async () => {
  const smallest = await all({ sort: 'smallest' })
  expect(sums(smallest)).toEqual(['50000', '50000', '90000'])
  expect(await all({ sort: 'largest' })).toEqual(smallest.toReversed())
  expect((await read({ sort: 'smallest' })).items).toEqual(smallest)
})

test('in order of time, both ways and page by page', async () => {
  const newest = await all()
  expect(newest).toHaveLength(3)
  expect(newest.map(({ startedAt }) => startedAt)).toEqual(
    newest
      .map(({ startedAt }) => startedAt)
      .toSorted()
      .toReversed(),
  )
  expect(await all({ sort: 'oldest' })).toEqual(newest.toReversed())
})

test('a place of another order leads nowhere', async () => {
  const { nextCursor } = await read({ sort: 'smallest', limit: '1' })
  await expect(read({ sort: 'largest', cursor: nextCursor ?? '' })).rejects.toThrow()
})
