import { beforeEach, expect } from 'vitest'
import type { ChangeRequest } from '#contract/change-request.ts'
import type { ContentDetail } from '#contract/content.ts'
import type { SpeakerDetail } from '#contract/speaker.ts'
import { contentConsole, goodDrafts, publishPiece } from '#test/factories/content.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import type { TestApplicant } from '#test/factories/participant.ts'
import { type SpeakerCard, speakerWithCard } from '#test/factories/speaker.ts'
import type { TestServer } from '#test/server.ts'

/** A speaker with a card for each test, and calls about both. */
export function speakerCardCalls(server: () => TestServer) {
  const editors = contentConsole(server)
  let made: TestApplicant
  let guid = ''
  beforeEach(async () => {
    const speaker = await speakerWithCard(server)
    made = speaker.made
    guid = speaker.cardGuid
  })
  const editor = () => organiserToken(server(), 'content')
  const card = async () => (await editors.read({ kind: 'speaker', guid })) as unknown as SpeakerCard
  const raw = (piece: SpeakerCard) => piece as unknown as ContentDetail

  return {
    made: () => made,
    guid: () => guid,
    card,
    /** The card in the form that the console's calls take. */
    raw,
    async publish(): Promise<void> {
      expect((await editors.publish(raw(await card()))).status).toBe(200)
    },
    onSite: (locale: 'ru' | 'en' = 'ru') =>
      server().call<SpeakerDetail>('GET', `/speakers/${guid}?locale=${locale}`),
    /** A published session that names the speaker. */
    inProgramme: () =>
      publishPiece(server(), 'programmeSession', goodDrafts.programmeSession({ speakers: [guid] })),
    ask: (proposed: object) =>
      server().call<ChangeRequest>('POST', `/participants/${made.guid}/change-requests`, {
        token: made.token,
        body: { kind: 'speaker', proposed, reason: 'Сменила компанию' },
      }),
    grant: async (request: string) =>
      server().call('POST', `/organizer/changes/${request}/decision`, {
        token: await editor(),
        body: { decision: 'grant', answer: null },
      }),
    takePhotograph: async (version?: number, key?: string) =>
      server().call<ContentDetail>('POST', `/organizer/content/speaker/${guid}/photograph`, {
        token: await editor(),
        body: { version: version ?? (await card()).version },
        ...(key && { idempotencyKey: key }),
      }),
    gone: async () =>
      (await server().call('GET', `/organizer/content/speaker/${guid}`, { token: await editor() })).status ===
      404,
  }
}
