import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { AppProcess } from '../app-process.ts'
import { multiplyPeople } from '../backup/multiply-people.ts'
import { withAppAndDatabase } from '../database.ts'
import { createEveningCaller } from '../evening/evening-caller.ts'
import type { Figure, Measurement } from '../figure.ts'
import { residentMegabytes } from '../processes.ts'

const badges = 2000
/** Megabytes by which the process may grow over the first tenth of the document. */
const flat = 80

/** The print sheet of everybody, drawn as it is sent. */
export const badgesMeasurement: Measurement = {
  name: 'badges',
  title: `a print of ${badges} badges with photographs, as one PDF`,
  measure: () => withAppAndDatabase({ TRUSTED_PROXIES: '127.0.0.1' }, measure),
}

async function measure(app: AppProcess, databaseUrl: string): Promise<Figure[]> {
  await multiplyPeople(databaseUrl, badges + 200)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  try {
    await admitAll(pool)
    const caller = createEveningCaller(`http://127.0.0.1:${app.port}`, pool)
    const token = await caller.logIn('+79000000007', '10.9.0.7', 'organizer')
    const print = await caller.call<{ guid: string; badges: number }>({
      method: 'POST',
      path: '/organizer/badges/print',
      token,
      body: { passGuids: null },
    })
    const read = await download(app, `/organizer/badge-prints/${print.guid}.pdf?locale=ru`, token)
    return [
      {
        what: `${print.badges} badges as PDF`,
        value: read.seconds,
        unit: 's',
        target: { limit: 60, direction: 'at most' },
        note: `${(read.bytes / 1e6).toFixed(0)} MB`,
      },
      {
        what: 'badges, growth of the process from the first tenth to the end',
        value: read.most - read.early,
        unit: 'MB',
        target: { limit: flat, direction: 'at most' },
        note: `${read.early.toFixed(0)} MB at the first tenth, ${read.most.toFixed(0)} MB at most`,
      },
    ]
  } finally {
    await pool.end()
  }
}

/** Everybody is admitted; photographs are those of the models. Their passes are made here, because the sweep would take minutes. */
async function admitAll(pool: pg.Pool): Promise<void> {
  await pool.query(`update application set status = 'approved', security = 'passportVerified', payment = 'paid',
    photograph_review_since = null, photograph_requested_at = null, photograph_request = null`)
  await pool.query(`update participant set photograph_file_guid = model.guid from (
      select guid, row_number() over (order by guid) as place, count(*) over () as models from file
      where kind = 'photograph' and storage_key !~ '-[0-9]+$') as model
    where participant.last_name is not null
      and model.place = 1 + abs(hashtext(participant.guid::text)) % model.models`)
  await pool.query('delete from pass')
  await pool.query(`insert into pass (guid, edition_guid, kind, subject_guid, issued_at)
    select gen_random_uuid(), edition_guid, 'participant', application.guid, now() from application limit ${badges}
    on conflict (edition_guid, kind, subject_guid) do update set revoked_at = null`)
}

async function download(app: AppProcess, path: string, token: string) {
  const startedAt = performance.now()
  const answer = await fetch(`http://127.0.0.1:${app.port}/api/v2${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok || !answer.body) throw new Error(`the document answered ${answer.status}`)
  const memory: number[] = []
  let [bytes, done] = [0, false]
  const watching = (async () => {
    while (!done) {
      memory.push(residentMegabytes(app.pid))
      await sleep(250)
    }
  })()
  for await (const chunk of answer.body) bytes += chunk.length
  done = true
  await watching
  const tenth = Math.max(1, Math.floor(memory.length / 10))
  return {
    seconds: (performance.now() - startedAt) / 1000,
    bytes,
    early: Math.max(...memory.slice(0, tenth)),
    most: Math.max(...memory),
  }
}
