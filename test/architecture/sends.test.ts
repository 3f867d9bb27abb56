import { expect, test } from 'vitest'
import { idleExcuses, straySends } from './sends.ts'

const room = 'src/web/account/badge/queries.ts'

test.each([
  [room, 'const key = crypto.randomUUID()', 'crypto.randomUUID'],
  [room, "headers.set('Idempotency-Key', key)", 'Idempotency-Key'],
  [room, 'callApi(saveBadge, { params, body, idempotencyKey })', 'idempotencyKey'],
  [room, "import { zodResolver } from '@hookform/resolvers/zod'", 'zodResolver'],
  ['src/web/console/jobs/view.tsx', 'const retry = useMutation({ mutationFn })', 'useMutation'],
  ['src/web/kit/file/upload-file.ts', 'const name = crypto.randomUUID()', 'crypto.randomUUID'],
  ['src/web/kit/chat/parts/use-live-chat.ts', 'const send = useMutation({ mutationFn })', 'useMutation'],
])('%s must not say %s', (path, text, word) => {
  expect(straySends([{ path, text }])).toEqual([expect.stringContaining(`${path} has ${word}`)])
})

test.each([
  [room, 'const save = useSend(saveBadge, inputOf)'],
  [room, '// useMutation would keep no key\nconst save = useSend(saveBadge, inputOf)'],
  ['src/web/account/badge/queries.test.ts', 'const key = crypto.randomUUID()'],
  ['src/web/kit/send/use-send.ts', 'useMutation({ mutationFn: () => call(crypto.randomUUID()) })'],
  ['src/web/kit/api/call-api.ts', "headers.set('Idempotency-Key', crypto.randomUUID())"],
  ['src/web/kit/chat/parts/use-live-chat.ts', 'newGuid: () => crypto.randomUUID()'],
  ['src/server/http/idempotency.ts', "request.headers['Idempotency-Key']"],
])('%s may say %s', (path, text) => {
  expect(straySends([{ path, text }])).toEqual([])
})

test('an excuse that nobody needs is told of', () => {
  expect(
    idleExcuses([{ path: 'src/web/kit/chat/parts/use-live-chat.ts', text: 'crypto.randomUUID()' }]),
  ).toEqual(['src/web/kit/chat/parts/use-attachments.ts', 'src/web/console/gate/parts/gate-device.ts'])
})
