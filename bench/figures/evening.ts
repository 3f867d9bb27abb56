import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Crowd, makeCrowd } from '#test/factories/crowd.ts'
import type { AppProcess } from '../app-process.ts'
import { withAppAndDatabase } from '../database.ts'
import { createEveningCaller, type EveningCaller } from '../evening/evening-caller.ts'
import type { VisitOrder, VisitResult } from '../evening/visitors.ts'
import { type Figure, type Measurement, median, type Remark } from '../figure.ts'
import { makeGroup } from '../group/make-group.ts'
import { startHelper } from '../processes.ts'
import { importList, sendPortions } from './group-import.ts'

const wanted = { pending: 400, owing: 300, groups: 3, inGroup: 100 }
const batches = 3
/** So long it takes all of them to come and log in. */
const eveningSeconds = 60
const pagesPerSecond = 500
const visited = ['/', '/program', '/speakers', '/news', '/registration', '/en']

/** The evening on which the committee releases its decisions, and everybody comes. */
export const eveningMeasurement: Measurement = {
  name: 'evening',
  title: `${wanted.pending} decisions, ${wanted.owing} people who pay, ${wanted.groups} invoices of ${wanted.inGroup}, an import of 500, ${pagesPerSecond} pages a second`,
  measure: () => withAppAndDatabase({ TRUSTED_PROXIES: '127.0.0.1' }, measure),
}

async function measure(app: AppProcess, databaseUrl: string): Promise<(Figure | Remark)[]> {
  const base = `http://127.0.0.1:${app.port}`
  const outbox = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const visitors = startHelper<VisitOrder, VisitResult>('evening/visitors.ts')
  try {
    const crowd = await makeCrowd(databaseUrl, wanted)
    const importing = await makeGroup(base, 0)
    const caller = createEveningCaller(base, outbox)
    const committee = await caller.logIn('+79000000002', '10.9.0.1', 'organizer')
    for (const path of visited) await (await fetch(base + path)).arrayBuffer()
    const begunAt = await databaseTime(outbox)

    let over = false
    const pages = visitors.ask({
      port: app.port,
      paths: visited,
      perSecond: pagesPerSecond,
      seconds: eveningSeconds,
    })
    const scrolled = scroll(caller, committee, () => over)
    const released = release(caller, committee, crowd.pending)
    await Promise.allSettled([
      released,
      ...crowd.owing.map((person, index) => payLater(caller, person, index)),
      ...crowd.groups.map((group, index) => invoice(caller, group, index)),
      importAndSend(caller, importing),
    ])
    over = true
    await scrolled
    const releasedAt = await released
    await allSent(outbox)
    return report(caller, await pages, {
      releasedAt,
      ...(await readMessages(outbox, { begunAt, releasedAt })),
    })
  } finally {
    await visitors.stop()
    await outbox.end()
  }
}

/** Releases the decisions in batches, and lets their messages leave at once; gives the database's time of the last. */
async function release(caller: EveningCaller, token: string, guids: string[]): Promise<Date> {
  const size = Math.ceil(guids.length / batches)
  let last = new Date()
  for (let from = 0; from < guids.length; from += size) {
    await sleep(8_000)
    const applicationGuids = guids.slice(from, from + size)
    const { batchGuid, results } = await caller.call<{ batchGuid: string; results: { ok: boolean }[] }>({
      ...{ method: 'POST', path: '/organizer/decisions', token, bulk: 'release of 134' },
      body: { applicationGuids, decision: 'approve', reason: null },
    })
    const refused = results.filter(({ ok }) => !ok).length
    if (refused > 0) caller.log.errors.push(`${refused} decisions were refused`)
    await caller.call({
      ...{ method: 'POST', path: `/organizer/decisions/${batchGuid}/send`, token, bulk: 'sending now' },
      body: {},
    })
    last = new Date()
  }
  return last
}

/** One of many who get their decision, log in and pay by card, at some moment of the evening. */
async function payLater(
  caller: EveningCaller,
  { phone, participantGuid }: Crowd['owing'][number],
  index: number,
): Promise<void> {
  const from = `10.20.${index >> 8}.${index & 255}`
  await sleep((index / wanted.owing) * eveningSeconds * 900)
  const token = await caller.logIn(phone, from)
  await caller.call({ method: 'GET', path: '/session', token })
  await caller.call({ method: 'GET', path: `/participants/${participantGuid}/payment`, token })
  const { callbackGuid } = await caller.call<{ callbackGuid: string }>({
    ...{ method: 'POST', path: '/payments/card', token },
    body: {
      participantGuids: [participantGuid],
      payer: {
        fullName: 'Орлова Мария Сергеевна',
        address: '119002, г. Москва, ул. Арбат, д. 10, кв. 5',
        consent: true,
        cardConsent: true,
      },
      locale: 'ru',
    },
  })
  await caller.call({ method: 'GET', path: `/payments/card/${callbackGuid}` })
}

async function invoice(caller: EveningCaller, group: Crowd['groups'][number], index: number): Promise<void> {
  await sleep(5_000 + index * 10_000)
  const token = await caller.logIn(group.phone, `10.30.0.${index + 1}`)
  await caller.call({
    ...{ method: 'POST', path: '/invoices', token, bulk: 'invoice for 100' },
    body: {
      participantGuids: group.participantGuids,
      payer: {
        kind: 'company',
        name: 'ПАО «Лазоревый Банк»',
        inn: '7799001175',
        kpp: '779901001',
        address: '115035, г. Москва, Ордынский тупик, д. 4, стр. 1',
        consent: true,
      },
    },
  })
}

async function importAndSend(
  caller: EveningCaller,
  group: Awaited<ReturnType<typeof makeGroup>>,
): Promise<void> {
  await sleep(10_000)
  try {
    const { read, written, complete } = await importList(group, 0)
    caller.log.bulk.set('import of 500, read', [read])
    caller.log.bulk.set('import of 500, written', [written])
    caller.log.bulk.set('20 links', await sendPortions(group, complete))
  } catch (error) {
    caller.log.errors.push(String(error))
  }
}

async function scroll(caller: EveningCaller, token: string, isOver: () => boolean): Promise<void> {
  let cursor: string | null = null
  while (!isOver()) {
    const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
    try {
      const page: { nextCursor: string | null } = await caller.call<{ nextCursor: string | null }>({
        ...{ method: 'GET', path: `/organizer/applications${query}`, token },
      })
      cursor = page.nextCursor
    } catch {
      // Counted among the errors.
    }
    await sleep(300)
  }
}

async function allSent(outbox: pg.Pool): Promise<void> {
  for (let second = 0; second < 180; second += 1) {
    const { rows } = await outbox.query<{ count: number }>(
      `select count(*)::int as count from message where state = 'waiting' and not_before <= now()`,
    )
    if (rows[0]?.count === 0) return
    await sleep(1_000)
  }
}

type Messages = { codes: number[]; lastSentSeconds: number; lost: number; sent: number }

async function databaseTime(outbox: pg.Pool): Promise<Date> {
  const { rows } = await outbox.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date()
}

/** The messages of the evening: the demo has some of its own, failed ones among them. */
async function readMessages(
  outbox: pg.Pool,
  { begunAt, releasedAt }: { begunAt: Date; releasedAt: Date },
): Promise<Messages> {
  const codes = await outbox.query<{ wait: number }>(
    `select extract(epoch from sent_at - created_at)::float8 as wait from message
     where template = 'code' and state = 'sent' order by 1`,
  )
  const rest = await outbox.query<{ last: number; lost: number; sent: number }>(
    `select extract(epoch from max(sent_at) - $1::timestamptz)::float8 as last,
       (count(*) filter (where state <> 'sent' and state <> 'cancelled' and not_before <= now()))::int as lost,
       (count(*) filter (where state = 'sent'))::int as sent
     from message where created_at >= $2
       and (created_at < $1::timestamptz + interval '1 second' or decision_guid is not null)`,
    [releasedAt, begunAt],
  )
  const row = rest.rows[0]
  return {
    codes: codes.rows.map(({ wait }) => wait),
    lastSentSeconds: row?.last ?? Number.NaN,
    lost: row?.lost ?? Number.NaN,
    sent: row?.sent ?? 0,
  }
}

function report(
  { log }: EveningCaller,
  pages: VisitResult,
  { codes, lastSentSeconds, lost, sent }: Messages & { releasedAt: Date },
): (Figure | Remark)[] {
  const sorted = [...log.single].sort((one, other) => one - other)
  const at = (values: number[], share: number) => values[Math.floor(values.length * share)] ?? Number.NaN
  const most = (limit: number) => ({ limit, direction: 'at most' as const })
  return [
    {
      what: 'evening: a code leaves after, p99',
      value: at(codes, 0.99),
      unit: 's',
      target: most(2),
      note: `${codes.length} codes, median ${median(codes).toFixed(2)} s`,
    },
    {
      what: 'evening: API, p99',
      value: at(sorted, 0.99),
      unit: 'ms',
      target: most(300),
      note: `${sorted.length} calls, median ${median(sorted).toFixed(0)} ms`,
    },
    { what: 'evening: errors', value: log.errors.length + pages.faults, unit: '', target: most(0) },
    {
      what: 'evening: all sent after the last release',
      value: lastSentSeconds,
      unit: 's',
      target: most(60),
      note: `${sent} messages`,
    },
    { what: 'evening: messages lost', value: lost, unit: '', target: most(0) },
    { what: 'evening: pages, p99', value: pages.p99, unit: 'ms', note: `${pages.asked} pages` },
    ...[...log.bulk].map(([what, times]) => ({
      what: `evening: ${what}`,
      value: median(times),
      unit: 'ms',
      note: `slowest ${Math.max(...times).toFixed(0)} ms`,
    })),
    ...log.errors.slice(0, 5).map(remark => ({ remark })),
  ]
}
