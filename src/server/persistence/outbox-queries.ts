import type { DevelopmentMessage } from '../adapters/development-message.ts'
import type { Database } from './database.ts'

/** Stores what a development adapter would have sent, with its code and links extracted for the outbox page. */
export async function recordDevelopmentMessage(
  database: Database,
  entry: DevelopmentMessage,
  at: Date,
): Promise<void> {
  await database
    .insertInto('developmentMessage')
    .values({
      recipient: entry.to,
      channel: entry.channel,
      subject: entry.subject,
      body: entry.text,
      // The last line of a message with a code, as browsers read it; a link may hold six digits too.
      code: /#(\d{6})$/.exec(entry.text)?.[1] ?? null,
      links: [
        ...(entry.text.match(/https?:\/\/[^\s<>"]+/g) ?? []),
        ...(entry.unsubscribeUrl ? [entry.unsubscribeUrl] : []),
      ],
      attachments: entry.attachments ?? [],
      sentAt: at,
    })
    .execute()
}

/** Newest first; at most the last 200. */
export async function listDevelopmentMessages(database: Database, to: string | undefined) {
  const rows = await database
    .selectFrom('developmentMessage')
    .selectAll()
    .$if(to !== undefined, query => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(row => ({
    to: row.recipient,
    channel: row.channel === 'sms' ? ('sms' as const) : ('email' as const),
    subject: row.subject,
    text: row.body,
    code: row.code,
    links: row.links,
    attachments: row.attachments,
    sentAt: row.sentAt.toISOString(),
  }))
}
