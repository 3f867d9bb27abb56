import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { DeliveryError } from '../delivery-error.ts'
import { createSmtpMailSender } from './smtp.ts'

const message = {
  to: 'anna@example.org',
  subject: 'Заявка одобрена',
  text: 'Здравствуйте',
  html: '<p>Здравствуйте</p>',
  reference: 'm 1/2',
}
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A mail server that speaks just enough; `refuse` maps a command to the answer given instead of the usual one. */
async function startMailServer(refuse: Record<string, string> = {}) {
  const letters: string[] = []
  const server: Server = createServer(socket => {
    let letter: string | null = null
    let rest = ''
    socket.on('error', () => socket.destroy())
    socket.write('220 test\r\n')
    socket.on('data', data => {
      rest += data.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (letter !== null && line !== '.') letter += `${line}\n`
        else if (letter !== null) {
          letters.push(letter)
          letter = null
          socket.write('250 taken\r\n')
        } else {
          const command = line.split(/[ :]/)[0] ?? ''
          const usual = command === 'DATA' ? '354 go' : command === 'QUIT' ? '221 bye' : '250 ok'
          const answer = refuse[command] ?? usual
          if (answer.startsWith('354')) letter = ''
          socket.write(`${answer}\r\n`)
        }
      }
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sender = createSmtpMailSender({
    host: '127.0.0.1',
    port,
    secure: false,
    allowPlain: true,
    from: 'Форум <forum@example.org>',
    messageIdDomain: 'forum.example.org',
  })
  closers.push(
    () => sender.close(),
    () => server.close(),
  )
  return { sender, letters }
}

describe('letters', () => {
  it('sends both bodies under an id made of the reference, service mail without unsubscribe', async () => {
    const { sender, letters } = await startMailServer()
    expect(await sender.send(message)).toEqual({ providerId: '<m-1-2@forum.example.org>' })
    expect(letters[0]).toContain('Message-ID: <m-1-2@forum.example.org>')
    expect(letters[0]).toContain('Auto-Submitted: auto-generated')
    expect(letters[0]).toContain('text/plain')
    expect(letters[0]).toContain('text/html')
    expect(letters[0]).not.toContain('List-Unsubscribe')
  })

  it('adds the one-click headers of RFC 8058 to marketing', async () => {
    const { sender, letters } = await startMailServer()
    await sender.send({ ...message, unsubscribeUrl: 'https://forum.example.org/unsubscribe/8d1f' })
    const unfolded = letters[0]?.replace(/\n[ \t]+/g, ' ')
    expect(unfolded).toContain('List-Unsubscribe: <https://forum.example.org/unsubscribe/8d1f>')
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('sends a file under its name', async () => {
    const { sender, letters } = await startMailServer()
    const bytes = Buffer.from('%PDF-1.7 invoice')
    const attachments = [{ fileName: 'invoice-2026-0001.pdf', contentType: 'application/pdf', bytes }]
    await sender.send({ ...message, attachments })
    expect(letters[0]).toContain('Content-Type: application/pdf; name=invoice-2026-0001.pdf')
    expect(letters[0]).toContain('Content-Disposition: attachment; filename=invoice-2026-0001.pdf')
    expect(letters[0]).toContain(bytes.toString('base64'))
  })

  it('does not let a recipient name a second one', async () => {
    const { sender, letters } = await startMailServer()
    await sender.send({ ...message, to: 'a@example.org, b@example.org' }).catch(() => null)
    expect(letters.join()).not.toMatch(/To: .*b@example\.org/)
  })
})

describe('refusals', () => {
  it.each([
    ['unknown recipient', { RCPT: '550 no <anna@example.org> here' }, 'address', /550/],
    ['greylisting', { RCPT: '451 later, anna@example.org' }, 'later', /451/],
    ['refused content', { DATA: '554 spam' }, 'refused', /554/],
    ['refused sender', { MAIL: '553 not yours' }, 'settings', /553/],
    ['log-in demanded', { MAIL: '530 log in first' }, 'settings', /530/],
    ['closing server', { MAIL: '421 closing' }, 'outage', /421/],
  ])('%s', async (_, refuse, fault, shown) => {
    const { sender } = await startMailServer(refuse)
    const error: DeliveryError = await sender.send(message).then(
      () => expect.fail('was sent'),
      reason => reason,
    )
    expect(error.fault).toBe(fault)
    expect(error.message).toMatch(shown)
    expect(`${error.message} ${error.cause}`).not.toContain('anna')
  })

  it('an unreachable server may be tried again', async () => {
    const sender = createSmtpMailSender({
      host: '127.0.0.1',
      port: 1,
      secure: false,
      allowPlain: true,
      from: 'forum@example.org',
      messageIdDomain: 'example.org',
    })
    closers.push(() => sender.close())
    await expect(sender.send(message)).rejects.toMatchObject({ name: 'DeliveryError', fault: 'outage' })
  })
})
