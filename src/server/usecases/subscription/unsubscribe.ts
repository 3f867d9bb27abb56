import { maskEmail } from '#domain/person/mask-email.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { endConsent } from '#server/persistence/consent-queries.ts'
import { findSubscriber } from '#server/persistence/settings-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'

/** Comes from the API or a mail program, of which nothing else is known. */
type Unsubscribing = {
  params: { guid: string }
  facts: Pick<RequestFacts, 'requestId'>
  /** By the button of the page unless a mail program posted its one click (RFC 8058). */
  by?: 'oneClick'
}

/** Stops marketing letters at once (law 38-FZ, article 18), waiting ones included. Service messages go on. A repeated call reports that they had already stopped. */
export async function unsubscribe(
  { params: { guid: unsubscribeGuid }, facts: { requestId }, by }: Unsubscribing,
  needs: Needs<'clock' | 'database'>,
): Promise<{ email: string; outcome: 'unsubscribed' | 'already' }> {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const subscriber = await findSubscriber(tx, unsubscribeGuid)
    if (!subscriber) refuse('unsubscribe_not_registered')
    const email = maskEmail(subscriber.email)
    const ended = await endConsent(tx, { participantGuid: subscriber.guid, kind: 'advertising', at })
    if (!ended) return { email, outcome: 'already' }
    await recordAudit(tx, {
      at,
      actorGuid: null,
      actorRole: 'participant',
      subjectKind: 'participant',
      subjectGuid: subscriber.guid,
      action: 'unsubscribe',
      // Where the consent was withdrawn; when is kept with the consent.
      toValue: by ?? 'page',
      requestId,
    })
    return { email, outcome: 'unsubscribed' }
  })
}
