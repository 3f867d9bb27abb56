import pg from 'pg'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { openDatabase } from '#server/persistence/database.ts'
import * as q from '#server/persistence/message-people-queries.ts'
import { listFailedOf } from '#server/persistence/message-resend-queries.ts'
import { countLetterRecipients } from '#server/persistence/letter-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { multiplyPeople } from './backup/multiply-people.ts'
const db = await startEmbeddedPostgres({ dataDir: '/tmp/q/letters/demo', log: console.log })
try {
  const c = new pg.Client({ connectionString: db.url }); await c.connect()
  const { rows: [n] } = await c.query('select count(*)::int as n from participant')
  if (n.n < 1000) console.log('people', await multiplyPeople(db.url, 200_000))
  const { rows: [l] } = await c.query("select guid, edition_guid from marketing_letter where state = 'sent'")
  console.time('fill')
  await c.query("set session_replication_role to replica")
  await c.query(`insert into marketing_letter_recipient (letter_guid, participant_guid, done_at, delivery, delivery_at)
    select '${l.guid}', participant_guid, now(), case when h % 100 = 0 then 'failed' when h % 100 = 1 then 'leftOut' when h % 100 < 5 then 'waiting' else 'sent' end, now() - (h % 100000) * interval '1 second'
    from (select participant_guid, abs(hashtext(participant_guid::text)) as h from application) a on conflict do nothing`)
  await c.query(`insert into message (guid, channel, template, locale, participant_guid, state, created_at, not_before, sent_at, fault, key_id, sealed, category, letter_guid)
    select md5(participant_guid::text || 'letter')::uuid, 'email', 'marketing_letter', 'ru', participant_guid, case delivery when 'leftOut' then 'cancelled' else delivery end, delivery_at, delivery_at,
      case when delivery = 'sent' then delivery_at end, case when delivery = 'failed' then 'address' end, 'x', case when delivery in ('failed', 'waiting') then '\\x00'::bytea end, 'marketing', letter_guid
    from marketing_letter_recipient where message_guid is null on conflict do nothing`)
  await c.query(`update marketing_letter_recipient set message_guid = md5(participant_guid::text || 'letter')::uuid where message_guid is null`)
  await c.query('vacuum analyze')
  console.timeEnd('fill')
  await c.end()
  const database = openDatabase({ url: db.url, poolSize: 4, onIdleError: console.error }).database
  const letter = { guid: l.guid as string, editionGuid: l.edition_guid as string }
  const time = async (what: string, run: () => Promise<unknown>) => {
    const took: number[] = []
    let size: unknown
    for (let i = 0; i < 15; i++) { const s = performance.now(); size = await run(); took.push(performance.now() - s) }
    took.sort((a, b) => a - b)
    console.log(what.padEnd(40), `median ${took[7]?.toFixed(1)} p95 ${took[13]?.toFixed(1)}`, Array.isArray(size) ? size.length : JSON.stringify(size))
  }
  const all = await q.countPeopleOfLetter(database, letter.guid)
  console.log(all)
  for (const sort of ['newest', 'oldest', 'name', 'nameBack'] as const)
    for (const delivery of [undefined, 'failed', 'waiting', 'sent'] as const) {
      const first = { sort, after: null, limit: 51 }
      await time(`${sort} ${delivery ?? 'all'}`, () => q.listPeopleOfLetter(database, letter, { delivery, place: first }))
      const rows = await q.listPeopleOfLetter(database, letter, { delivery, place: { ...first, limit: 1000 } })
      const last = rows.at(-1)
      if (last) await time(`${sort} ${delivery ?? 'all'}, page 20`, () => q.listPeopleOfLetter(database, letter, { delivery, place: { ...first, after: { key: last.sortKey, guid: last.sortGuid } } }))
    }
  for (const typed of ['Гордеев', 'gordeev', 'ив', '+79001014117', 'щщщщщ'])
    for (const sort of ['newest', 'name'] as const) {
      await time(`search ${typed} ${sort}`, async () => q.listPeopleOfLetter(database, letter, { q: typed, people: await findPeople(database, typed), place: { sort, after: null, limit: 51 } }))
      if (sort === 'newest') await time(`count ${typed}`, async () => q.countPeopleOfLetter(database, letter.guid, { q: typed, people: await findPeople(database, typed) }))
    }
  await time('counts', () => q.countPeopleOfLetter(database, letter.guid))
  await time('readers of the letter', async () => [...(await countLetterRecipients(database, [letter.guid])).values()])
  await time('failed, to send again', () => listFailedOf(database, { of: { letterGuid: letter.guid }, applicationGuids: null, limit: 2000 }))
} finally { await db.stop() }
