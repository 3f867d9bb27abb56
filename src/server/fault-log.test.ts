import { beforeEach, expect, test } from 'vitest'
import { DeliveryError } from './adapters/delivery-error.ts'
import { causeOf, createFaultLog } from './fault-log.ts'
import { createLog } from './log.ts'

let lines: Record<string, unknown>[] = []
let counted: string[] = []
let time = 0
beforeEach(() => {
  lines = []
  counted = []
  time = 0
})

const open = () =>
  createFaultLog(
    createLog('info', { write: line => void lines.push(JSON.parse(line)) }),
    { outsideFault: (service, cause) => counted.push(`${service} ${cause}`) },
    () => time,
  )

const refused = () => Object.assign(new Error('connect 10.1.1.1:5432'), { code: 'ECONNREFUSED' })

test('twenty-four faults of one outage are one line, and its end another', () => {
  const faults = open()
  for (let index = 0; index < 24; index += 1) {
    faults.report('jobs', refused())
    time += 500
  }
  faults.recovered('jobs')
  faults.recovered('jobs')
  expect(
    lines.map(({ msg, service, cause, faults: count, seconds }) => [msg, service, cause ?? seconds, count]),
  ).toEqual([
    ['a service outside is failing', 'jobs', 'ECONNREFUSED', 1],
    ['a service outside works again', 'jobs', 12, 24],
  ])
  expect(counted).toEqual(Array.from({ length: 24 }, () => 'jobs ECONNREFUSED'))
})

test('another service and another cause have lines of their own, and a long outage is told of again', () => {
  const faults = open()
  faults.report('files', refused())
  faults.report('email', new DeliveryError('EAUTH 535', 'settings'))
  time += 2000
  faults.report('email', new DeliveryError('ETIMEDOUT', 'outage'))
  time += 400_000
  faults.report('email', new DeliveryError('ETIMEDOUT', 'outage'))
  expect(lines.map(({ service, cause }) => `${service} ${cause}`)).toEqual([
    'files ECONNREFUSED',
    'email settings',
    'email outage',
    'email outage',
  ])
})

test.each([
  [refused(), 'ECONNREFUSED'],
  [new Error('timeout exceeded when trying to connect'), 'pool-timeout'],
  [new Error('fetch failed', { cause: refused() }), 'ECONNREFUSED'],
  [new AggregateError([refused()]), 'ECONNREFUSED'],
  [Object.assign(new Error('a'), { code: 'number +79161234567 is wrong' }), 'Error'],
  ['words', 'unknown'],
])('%s is called %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause)
})
