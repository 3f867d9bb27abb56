import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { DeliveryError } from '../delivery-error.ts'
import { type CannedAnswer, type RecordingServer, startRecordingServer } from '../testing/recording-server.ts'
import { createHttpGatewaySmsSender } from './http-gateway.ts'
import { httpGatewaySettings } from './http-gateway-settings.ts'

const message = {
  to: '+79123456789',
  text: 'Код 123456 для «входа» & "прочего"\n@forum.ru #123456',
  reference: 'm-1',
}
let server: RecordingServer

afterEach(() => server.close())

async function sendThrough(
  answer: CannedAnswer,
  settings: (url: string) => unknown,
  timeoutMilliseconds = 2_000,
) {
  server = await startRecordingServer(() => answer)
  const sender = createHttpGatewaySmsSender(httpGatewaySettings.parse(settings(server.url)), {
    timeoutMilliseconds,
  })
  return sender.send(message)
}

const json = (url: string): z.input<typeof httpGatewaySettings> => ({
  method: 'POST',
  url: `${url}/sms/send`,
  headers: { authorization: 'Basic c2VjcmV0' },
  body: '{"number":"{digits}","text":"{text}","ref":"{reference}"}',
  response: {
    idPath: 'data.id',
    accepted: { path: 'success', equals: 'true' },
    retryableErrors: ['9'],
    settingsErrors: ['2'],
    addressErrors: ['7'],
    errorPath: 'error_code',
  },
})

describe('request', () => {
  it('fills a JSON body so that quotes and line breaks survive', async () => {
    const sent = await sendThrough({ body: { success: true, data: { id: 77 } } }, json)
    expect(sent).toEqual({ providerId: '77' })
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      number: '79123456789',
      text: message.text,
      ref: 'm-1',
    })
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Basic c2VjcmV0',
      'content-type': 'application/json',
    })
  })

  it('fills a form body', async () => {
    await sendThrough({ body: { id: 'a' } }, url => ({
      method: 'POST',
      url,
      bodyFormat: 'form',
      body: 'phones={to}&mes={text}',
      response: { idPath: 'id' },
    }))
    const form = new URLSearchParams(server.requests[0]?.body)
    expect(form.get('phones')).toBe(message.to)
    expect(form.get('mes')).toBe(message.text)
  })

  it('fills the address of a GET', async () => {
    await sendThrough({ body: { id: 'a' } }, url => ({
      method: 'GET',
      url: `${url}/send?to={to}&text={text}`,
      response: { idPath: 'id' },
    }))
    const query = new URL(server.requests[0]?.url ?? '', 'http://x').searchParams
    expect(query.get('to')).toBe(message.to)
    expect(query.get('text')).toBe(message.text)
  })
})

describe('refusals', () => {
  it.each<[string, CannedAnswer, { fault: DeliveryError['fault']; message: RegExp }]>([
    ['limit', { status: 429 }, { fault: 'outage', message: /HTTP 429/ }],
    ['fault of the gateway', { status: 503 }, { fault: 'outage', message: /HTTP 503/ }],
    ['wrong key', { status: 401 }, { fault: 'settings', message: /HTTP 401/ }],
    ['no right to send', { status: 403 }, { fault: 'settings', message: /HTTP 403/ }],
    ['wrong address of the gateway', { status: 404 }, { fault: 'settings', message: /HTTP 404/ }],
    ['redirect', { status: 302 }, { fault: 'settings', message: /HTTP 302/ }],
    ['refused request', { status: 422 }, { fault: 'refused', message: /HTTP 422/ }],
    ['broken connection', 'hang-up', { fault: 'outage', message: /UND_ERR_SOCKET|ECONNRESET/ }],
    ['no answer in time', { delayMilliseconds: 5_000 }, { fault: 'outage', message: /no answer in time/ }],
    ['code that may pass', { body: { error_code: 9 } }, { fault: 'outage', message: /code 9/ }],
    ['code of our account', { body: { error_code: 2 } }, { fault: 'settings', message: /code 2/ }],
    ['code of the number', { body: { error_code: 7 } }, { fault: 'address', message: /code 7/ }],
    ['code of the message', { body: { error_code: 6 } }, { fault: 'refused', message: /code 6/ }],
    [
      'sentence instead of a code',
      { body: { error_code: 'bad phone +79123456789' } },
      { fault: 'refused', message: /unreadable/ },
    ],
    [
      'not accepted',
      { body: { success: false, data: { id: 1 } } },
      { fault: 'refused', message: /not accepted/ },
    ],
    ['no id', { body: { success: true } }, { fault: 'refused', message: /not accepted/ }],
    ['page instead of JSON', { body: '<html>79123456789</html>' }, { fault: 'outage', message: /not JSON/ }],
  ])('%s', async (_, answer, expected) => {
    const error: DeliveryError = await sendThrough(answer, json, 150).then(
      () => expect.fail('was sent'),
      reason => reason,
    )
    expect(error.name).toBe('DeliveryError')
    expect(error.fault).toBe(expected.fault)
    expect(error.message).toMatch(expected.message)
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toMatch(/79123456789|Код|c2VjcmV0/)
  })
})
