import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './certificate.ts'
import { freePort } from './copy.ts'

export type Letter = { to: string; subject: string; text: string; html: string }

export type RehearsalMail = {
  /** For SMTP_URL: STARTTLS and log-in are demanded. */
  url: string
  /** What was taken, the oldest first. */
  letters(to?: string): Letter[]
  /** From now on the password is wrong, or right again. Connections that are logged in are cut. */
  refusePassword(refused: boolean): Promise<void>
  goDown(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

const user = 'forum'
const password = 'of the mail'

/** A mail server as a provider runs it: nothing without STARTTLS and log-in. Keeps every letter. */
export async function startMail(certificate: Certificate): Promise<RehearsalMail> {
  const port = await freePort()
  const letters: Letter[] = []
  let refused = false
  let server: SMTPServer | null = null

  const open = () =>
    new SMTPServer({
      name: 'mail.forum.example',
      authMethods: ['PLAIN', 'LOGIN'],
      key: readFileSync(certificate.keyPath),
      cert: certificate.text,
      disableReverseLookup: true,
      closeTimeout: 100,
      onAuth(given, _, answer) {
        if (refused || given.username !== user || given.password !== password)
          return answer(Object.assign(new Error('wrong'), { responseCode: 535 }))
        return answer(null, { user })
      },
      onData(stream, session, answer) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks))
          for (const { address } of session.envelope.rcptTo)
            letters.push({ to: address, subject, text, html })
          answer(null)
        })
      },
    })

  async function comeBack(): Promise<void> {
    if (server) return
    const opened = open()
    server = opened
    // A client that was cut off is no fault here.
    await new Promise<void>(resolve => {
      opened.on('error', () => {})
      opened.listen(port, '127.0.0.1', resolve)
    })
  }

  async function goDown(): Promise<void> {
    const leaving = server
    server = null
    if (leaving) await new Promise<void>(resolve => leaving.close(resolve))
  }

  await comeBack()
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    letters: to => letters.filter(letter => to === undefined || letter.to === to),
    async refusePassword(now) {
      refused = now
      await goDown()
      await comeBack()
    },
    goDown,
    comeBack,
    close: goDown,
  }
}
