import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function capture(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  write(createLog('info', sink))
  return lines.join('')
}

test('a database error is logged without the values it quotes', () => {
  const error = Object.assign(new Error('invalid input syntax: "+79001112233"'), {
    code: '22P02',
    severity: 'ERROR',
    detail: 'Key (phone)=(+79001112233) already exists.',
    constraint: 'account_phone_key',
  })
  const line = capture(log => log.error({ err: error }, 'request failed'))
  expect(line).not.toContain('79001112233')
  expect(line).toContain('22P02')
  expect(line).toContain('account_phone_key')
})

test('a failure of our own keeps its message', () => {
  expect(capture(log => log.error({ err: new TypeError('no key k2 on the ring') }))).toContain(
    'no key k2 on the ring',
  )
})

test('personal fields are cut out', () => {
  const line = capture(log => log.info({ person: { phone: '+79001112233', email: 'a@b.example' } }))
  expect(line).not.toMatch(/79001112233|a@b\.example/)
})
