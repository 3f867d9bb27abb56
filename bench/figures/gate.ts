import { randomBytes, randomUUID, webcrypto } from 'node:crypto'
import { request } from 'node:http'
import pg from 'pg'
import type { GatePerson, GateSnapshot, GateVerdict } from '#contract/gate.ts'
import { judgeScan } from '#domain/gate/gate-verdict.ts'
import { splitPassCode } from '#domain/pass/pass-code.ts'
import { passWindow } from '#domain/pass/pass-window.ts'
import { createPassSigner, passKeyOf } from '#server/secrets/pass-signer.ts'
import type { AppProcess } from '../app-process.ts'
import { multiplyPeople } from '../backup/multiply-people.ts'
import { withAppAndDatabase } from '../database.ts'
import { createEveningCaller } from '../evening/evening-caller.ts'
import { type Figure, type Measurement, percentile, type Remark } from '../figure.ts'
import { measureGatePhone } from '../gate-phone.ts'

const [listed, passes] = [5000, 20_000]
/** Scans over HTTP, by so many guards at once. */
const [scans, guards] = [800, 4]
const judged = 2000
const phoneScans = 120
const seed = randomBytes(32)
const day = '2026-02-18T10:00:00+03:00'
const windowOfEdition = passWindow({
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  timeZone: 'Europe/Moscow',
})

/** What a guard waits for, with the server and without it, and what a device has to carry. */
export const gateMeasurement: Measurement = {
  name: 'gate',
  title: `the gate with ${passes} passes`,
  measure: () =>
    withAppAndDatabase(
      { TRUSTED_PROXIES: '127.0.0.1', APP_CLOCK: day, PASS_KEYS: `1:${seed.toString('base64')}` },
      measure,
    ),
}

async function measure(app: AppProcess, databaseUrl: string): Promise<(Figure | Remark)[]> {
  await multiplyPeople(databaseUrl, passes + 1000)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  try {
    await pool.query(`update application set status = 'approved', security = 'passportVerified', payment = 'paid',
      photograph_review_since = null, photograph_requested_at = null, photograph_request = null`)
    // Each name in letters of its own: copies of sixty names would compress as no list of people does.
    await pool.query(`update participant set
      last_name = initcap(translate(substr(md5(guid::text), 1, 8), '0123456789abcdef', 'аеиоувнртслкмдпз')),
      latin_last_name = initcap(translate(substr(md5(guid::text), 1, 8), '0123456789abcdef', 'aeiouvnrtslkmdpz'))`)
    await pool.query('delete from gate_scan')
    await pool.query('delete from pass')
    await givePasses(pool, listed)
    const base = `http://127.0.0.1:${app.port}`
    const caller = createEveningCaller(base, pool)
    const security = await caller.logIn('+79000000004', '10.9.0.4', 'organizer')
    const guard = await caller.logIn('+79000000008', '10.9.0.8', 'organizer')
    const addDevice = (name: string) =>
      caller.call<{ code: string }>({
        method: 'POST',
        path: '/organizer/gate/devices',
        token: security,
        body: { name, gate: 'Bench', zone: 'forum' },
      })
    const { code } = await addDevice('Bench')
    const enrolled = await caller.call<{ device: { guid: string }; secret: string }>({
      method: 'POST',
      path: '/organizer/gate/enrol',
      token: guard,
      body: { code },
    })
    const headers = {
      authorization: `Bearer ${guard}`,
      'x-gate-device': `${enrolled.device.guid}.${enrolled.secret}`,
    }
    const size = await sizeOf(`${base}/api/v2/organizer/gate/snapshot`, headers)
    await givePasses(pool, passes)
    const startedAt = performance.now()
    const list = (await (
      await fetch(`${base}/api/v2/organizer/gate/snapshot`, { headers })
    ).json()) as GateSnapshot
    const whole = performance.now() - startedAt
    const again = performance.now()
    await fetch(`${base}/api/v2/organizer/gate/snapshot?since=${list.number}`, { headers }).then(answer =>
      answer.arrayBuffer(),
    )
    const refresh = performance.now() - again
    const online = await scanOnline(base, headers, list.people)
    const offline = await judgeOffline(list)
    const phone = await measureGatePhone({
      ...{ base, token: guard, code: (await addDevice('Phone')).code, listed: list.people.length },
      // Those who were scanned online are inside.
      passes: list.people
        .filter((_, index) => index % Math.floor(list.people.length / scans) === 1)
        .slice(0, phoneScans)
        .map(codeOf),
    })
    return [
      {
        what: `gate, verdict over HTTP with ${list.people.length} passes, p95`,
        value: percentile(online, 0.95),
        unit: 'ms',
        target: { limit: 150, direction: 'at most' },
        note: `${scans} scans by ${guards} guards at once, median ${percentile(online, 0.5).toFixed(0)} ms`,
      },
      {
        what: `gate, verdict without a network with ${list.people.length} passes, p95`,
        value: percentile(offline, 0.95),
        unit: 'ms',
        target: { limit: 150, direction: 'at most' },
        note: 'the same function in plain Node, with the signature by WebCrypto',
      },
      {
        what: `gate, list of ${size.people} people as sent`,
        value: size.bytes / 1e6,
        unit: 'MB',
        target: { limit: 2, direction: 'at most' },
        note: `${(size.plain / 1e6).toFixed(1)} MB before ${size.encoding}`,
      },
      { what: `gate, whole list of ${list.people.length}`, value: whole, unit: 'ms' },
      ...phone,
      { what: `gate, refresh with ${list.people.length} passes and nothing new`, value: refresh, unit: 'ms' },
    ]
  } finally {
    await pool.end()
  }
}

async function givePasses(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into pass (guid, edition_guid, kind, subject_guid, issued_at)
      select gen_random_uuid(), application.edition_guid, 'participant', application.guid, now()
      from application join participant on participant.guid = application.participant_guid
        join edition on edition.guid = application.edition_guid and edition.is_current
      order by application.guid limit $1
    on conflict (edition_guid, kind, subject_guid) do nothing`,
    [count],
  )
}

/** The bytes on the wire: fetch would unpack them first. */
function sizeOf(
  address: string,
  headers: Record<string, string>,
): Promise<{ bytes: number; plain: number; people: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { ...headers, 'accept-encoding': 'br, gzip' } }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', async () => {
        const whole = await fetch(address, { headers })
        const text = await whole.text()
        const { people } = JSON.parse(text) as GateSnapshot
        const encoding = String(answer.headers['content-encoding'] ?? 'no compression')
        resolve({ bytes, plain: Buffer.byteLength(text), people: people.length, encoding })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const signer = createPassSigner([{ id: 1, key: passKeyOf(seed) }])

const codeOf = ({ pass, counter, kind, zones }: GatePerson) =>
  signer.sign({ kind, guid: pass, counter, zones, flags: 0, ...windowOfEdition })

/** Guards scan one person after another, each in and out again. */
async function scanOnline(
  base: string,
  headers: Record<string, string>,
  people: readonly GatePerson[],
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const guard = async () => {
    while (next < scans) {
      const at = next
      next += 1
      const person = people[Math.floor((at / scans) * people.length)]
      if (!person) continue
      const body = JSON.stringify({
        scanId: randomUUID(),
        code: codeOf(person),
        pass: null,
        driver: null,
        direction: 'entry',
        deviceAt: new Date().toISOString(),
      })
      const startedAt = performance.now()
      const answer = await fetch(`${base}/api/v2/organizer/gate/scan`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      const verdict = (await answer.json()) as GateVerdict
      times.push(performance.now() - startedAt)
      if (!verdict.admitted)
        throw new Error(`a good pass was refused: ${JSON.stringify(verdict).slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: guards }, guard))
  return times
}

/** What a device does with a code: take it apart, check the signature, find the pass and judge. */
async function judgeOffline(list: GateSnapshot): Promise<number[]> {
  const found = new Map(list.people.map(person => [person.pass, person]))
  const inside = new Set(list.inside)
  const keys = new Map(
    await Promise.all(
      list.publicKeys.map(
        async ({ id, key }) =>
          [
            id,
            await webcrypto.subtle.importKey('raw', Buffer.from(key, 'base64url'), 'Ed25519', false, [
              'verify',
            ]),
          ] as const,
      ),
    ),
  )
  const { startsOn, endsOn, timeZone, windows } = list.edition
  const madeAt = Date.parse(list.madeAt)
  const { number } = list.revocations
  const times: number[] = []
  for (let at = 0; at < judged; at += 1) {
    const person = list.people[Math.floor((at / judged) * list.people.length)]
    if (!person) continue
    const code = codeOf(person)
    const startedAt = performance.now()
    const split = splitPassCode(code)
    const key = split && keys.get(split.payload.keyId)
    const good =
      key && (await webcrypto.subtle.verify('Ed25519', key, split.signature.slice(), split.signed.slice()))
    if (!good) throw new Error('a good signature was refused')
    judgeScan({
      code: { state: 'read', payload: split.payload },
      pass: found.get(split.payload.guid) ?? null,
      inside: inside.has(split.payload.guid),
      forum: { startsOn, endsOn, timeZone, windows },
      zone: 'forum',
      direction: 'entry',
      now: madeAt + 60_000,
      list: {
        list: { madeAt, revocationNumber: number, greatestSeen: number },
        limits: list.limits,
      },
    })
    times.push(performance.now() - startedAt)
  }
  return times
}
