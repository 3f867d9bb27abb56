import { createHash, X509Certificate } from 'node:crypto'
import { type Stage, startStage } from '#test/rehearsal/stage.ts'
import { test as base, type Locale, type Mailbox, Visitor } from '../fixtures/journey.ts'

type Production = { stage: Stage; arrive(locale: Locale, width?: number): Promise<Visitor> }

/** Tests in a production of their own: real proxy, HTTPS, messages by gateway and mail server. All tests of a file share it. */
export const test = base.extend<Pick<Production, 'arrive'>, Pick<Production, 'stage'>>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the parts from the pattern.
    async ({}, use) => {
      const stage = await startStage()
      await use(stage)
      await stage.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, stage }, use) => {
      const { port, certificate } = stage.door
      await use({
        ...launchOptions,
        args: [
          ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          ...['--disable-component-update', '--disable-sync'],
          `--host-resolver-rules=MAP ${new URL(stage.address).host}:443 127.0.0.1:${port}`,
          // A browser that overlooks faults of certificates refuses passkeys; this one trusts the key as an authority's.
          `--ignore-certificate-errors-spki-list=${keyHash(certificate)}`,
        ],
      })
    },
    { scope: 'worker' },
  ],
  arrive: async ({ browser, stage }, use) => {
    const ways = { mailbox: mailboxOf(stage), today: new Date() }
    await use((locale, width = 1280) => Visitor.arrive(browser, locale, { ...ways, width }))
  },
})

/** Reads what the played gateway and the played mail server have taken. */
function mailboxOf({ sms, mail }: Stage): Mailbox {
  return async (_, to) => {
    const taken = to.includes('@')
      ? mail.letters(to)
      : sms.texts(to).map(({ text }) => ({ subject: null, text }))
    return taken.toReversed().map(({ subject, text }) => ({
      subject,
      text,
      // The last line of a code's message, which browsers read as well.
      code: /#(\d{6})\b/.exec(text)?.[1] ?? null,
      links: text.match(/https:\/\/\S+/g) ?? [],
    }))
  }
}

function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
