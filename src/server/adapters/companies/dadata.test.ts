import { afterEach, describe, expect, it } from 'vitest'
import { type CannedAnswer, type RecordingServer, startRecordingServer } from '../testing/recording-server.ts'
import { createDadataCompanyRegister } from './dadata.ts'

const inn = '7799001175'
const head = {
  value: 'ПАО "Лазоревый Банк"',
  data: {
    inn,
    kpp: '779901001',
    ogrn: '1027799001174',
    type: 'LEGAL',
    branch_type: 'MAIN',
    name: {
      full_with_opf: 'Публичное акционерное общество «Лазоревый Банк»',
      short_with_opf: 'ПАО «Лазоревый Банк»',
    },
    state: { status: 'LIQUIDATING' },
    address: { value: 'г Москва', unrestricted_value: '115035, г Москва' },
    okved: '64.19',
  },
}
const branch = { ...head, data: { ...head.data, kpp: '669943001', branch_type: 'BRANCH' } }
let server: RecordingServer

afterEach(() => server.close())

async function connect(answer: (index: number) => CannedAnswer) {
  server = await startRecordingServer((_, index) => answer(index))
  const faults: string[] = []
  const time = { now: 0 }
  const register = createDadataCompanyRegister(
    { apiKey: 'key', baseUrl: server.url, timeoutMilliseconds: 150 },
    {
      now: () => time.now,
      faults: { report: (_, error) => faults.push(String(error)), recovered: () => {} },
    },
  )
  return { register, faults, time }
}

describe('answers', () => {
  it('reads the head office and its branches, whichever comes first', async () => {
    const { register } = await connect(() => ({ body: { suggestions: [branch, head] } }))
    const found = await register.findByInn(inn)
    expect(found).toMatchObject({
      ok: true,
      company: {
        inn,
        kpp: '779901001',
        shortName: 'ПАО «Лазоревый Банк»',
        address: '115035, г Москва',
        kind: 'legal',
        state: 'liquidating',
      },
      branches: [{ kpp: '669943001' }],
    })
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/findById/party' })
    expect(server.requests[0]?.headers.authorization).toBe('Token key')
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({ query: inn })
  })

  it('reads a sole trader, who has neither KPP nor address', async () => {
    const trader = {
      value: 'ИП Соловьёва Марина Аркадьевна',
      data: {
        inn: '239901725490',
        type: 'INDIVIDUAL',
        name: { full_with_opf: 'Индивидуальный предприниматель Соловьёва Марина Аркадьевна' },
      },
    }
    const { register } = await connect(() => ({ body: { suggestions: [trader] } }))
    expect(await register.findByInn('239901725490')).toMatchObject({
      company: { kpp: null, address: '', kind: 'sole_trader', state: 'active' },
    })
  })

  it('an empty answer means not found', async () => {
    const { register } = await connect(() => ({ body: { suggestions: [] } }))
    expect(await register.findByInn(inn)).toEqual({ ok: false, code: 'inn_not_found' })
  })
})

describe('faults', () => {
  it.each<[string, CannedAnswer, number]>([
    ['quota spent: not repeated', { status: 403 }, 1],
    ['too fast: repeated once', { status: 429 }, 2],
    ['fault: repeated once', { status: 502 }, 2],
    ['broken connection: repeated once', 'hang-up', 2],
    ['slow: repeated once', { delayMilliseconds: 2_000 }, 2],
    ['unknown shape: not repeated', { body: { suggestions: [{ data: {} }] } }, 1],
  ])('%s', async (_, answer, calls) => {
    const { register, faults } = await connect(() => answer)
    expect(await register.findByInn(inn)).toEqual({ ok: false, code: 'company_lookup_failed' })
    expect(server.requests).toHaveLength(calls)
    expect(faults).toHaveLength(1)
    expect(faults.join()).not.toContain(inn)
  })

  it('a second try that succeeds is the answer', async () => {
    const { register, faults } = await connect(index =>
      index === 0 ? { status: 500 } : { body: { suggestions: [head] } },
    )
    expect(await register.findByInn(inn)).toMatchObject({ ok: true })
    expect(faults).toEqual([])
  })
})

describe('memory', () => {
  const hour = 60 * 60 * 1000

  it('keeps a company for a day', async () => {
    const { register, time } = await connect(() => ({ body: { suggestions: [head] } }))
    await register.findByInn(inn)
    time.now = 24 * hour - 1
    await register.findByInn(inn)
    expect(server.requests).toHaveLength(1)
    time.now = 24 * hour
    await register.findByInn(inn)
    expect(server.requests).toHaveLength(2)
  })

  it('keeps "not found" for ten minutes and a failure not at all', async () => {
    const { register, time } = await connect(index =>
      index === 1 ? { status: 403 } : { body: { suggestions: [] } },
    )
    await register.findByInn(inn)
    time.now = hour / 6 - 1
    await register.findByInn(inn)
    expect(server.requests).toHaveLength(1)
    time.now = hour / 6
    await register.findByInn(inn)
    await register.findByInn(inn)
    expect(server.requests).toHaveLength(3)
  })

  it('asks once for one INN at a time', async () => {
    const { register } = await connect(() => ({ body: { suggestions: [head] }, delayMilliseconds: 20 }))
    await Promise.all(Array.from({ length: 20 }, () => register.findByInn(inn)))
    expect(server.requests).toHaveLength(1)
  })

  it('asks nothing for what cannot be an INN', async () => {
    const { register } = await connect(() => ({ body: {} }))
    expect(await register.findByInn('77990011')).toEqual({ ok: false, code: 'inn_not_found' })
    expect(server.requests).toHaveLength(0)
  })
})
