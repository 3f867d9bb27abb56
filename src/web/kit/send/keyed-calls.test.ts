import { expect, it } from 'vitest'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { createKeyedCalls } from './keyed-calls.ts'

const refusal = (status: number, code: ErrorCode) => new ApiError({ status, code, message: code })

function numbered() {
  let last = 0
  return () => `key-${++last}`
}

type Outcome = ApiError | DOMException | 'answered'

/** The keys used for `inputs` sent one after another, where the first has this outcome and the others succeed. */
async function keysAfter(first: Outcome, inputs: readonly unknown[]): Promise<string[]> {
  const call = createKeyedCalls(numbered())
  const keys: string[] = []
  for (const [place, input] of inputs.entries()) {
    const send = async (key: string) => {
      keys.push(key)
      if (place === 0 && first !== 'answered') throw first
    }
    await call(input, send).catch(() => null)
  }
  return keys
}

const same = [{ name: 'Anna' }, { name: 'Anna' }]
const other = [{ name: 'Anna' }, { name: 'Boris' }, { name: 'Anna' }]

it.each<[string, Outcome, readonly unknown[], string[]]>([
  ['an answer ends it', 'answered', same, ['key-1', 'key-2']],
  ['a refusal ends it', refusal(422, 'fields_invalid'), same, ['key-1', 'key-2']],
  ['a conflict ends it', refusal(409, 'changed_meanwhile'), same, ['key-1', 'key-2']],
  ['silence keeps it', refusal(0, 'server_error'), same, ['key-1', 'key-1']],
  ['a failed server keeps it', refusal(500, 'server_error'), same, ['key-1', 'key-1']],
  ['a busy server keeps it', refusal(503, 'service_busy'), same, ['key-1', 'key-1']],
  ['a call that still runs keeps it', refusal(409, 'idempotency_in_progress'), same, ['key-1', 'key-1']],
  ['what was called off keeps it', new DOMException('', 'AbortError'), same, ['key-1', 'key-1']],
  ['another input is another attempt', refusal(0, 'server_error'), other, ['key-1', 'key-2', 'key-3']],
])('%s', async (_, first, inputs, keys) => {
  expect(await keysAfter(first, inputs)).toEqual(keys)
})

it('keeps the key of a later attempt when an earlier one is answered', async () => {
  const call = createKeyedCalls(numbered())
  const keys: string[] = []
  let answer = () => {}
  const first = call('first', key => {
    keys.push(key)
    return new Promise<void>(resolve => {
      answer = resolve
    })
  })
  const lost = (key: string) => {
    keys.push(key)
    return Promise.reject(refusal(0, 'server_error'))
  }
  await call('second', lost).catch(() => null)
  answer()
  await first
  await call('second', lost).catch(() => null)
  expect(keys).toEqual(['key-1', 'key-2', 'key-2'])
})
