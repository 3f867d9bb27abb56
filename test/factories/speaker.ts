import type { ContentDetail } from '#contract/content.ts'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import type { Answer, TestServer } from '../server.ts'
import {
  approvedParticipant,
  must,
  type TestApplicant,
  type TestParticipant,
  textVersion,
} from './participant.ts'

/** A speaker's data with everything a public card needs. */
export const wholeSpeaker: SpeakerProfile = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: 'Сергеевна',
  latinLastName: 'Orlova',
  latinFirstName: 'Mariia',
  latinMiddleName: 'Sergeevna',
  positionRu: 'Руководитель службы безопасности',
  positionEn: 'Head of security',
  companyRu: 'Лазоревый Банк',
  companyEn: 'Lazorevy Bank',
  biographyRu: 'Строит антифрод.\n\nПреподаёт.',
  biographyEn: 'Builds antifraud.\n\nTeaches.',
}

/** A speaker's calls in the cabinet, returning their answers. */
export function speakerCabinet(server: () => TestServer) {
  const path = (made: TestParticipant) => `/participants/${made.guid}/speaker`
  return {
    read: (made: TestParticipant, token: string | undefined = made.token) =>
      server().call<SpeakerProfileSection>('GET', path(made), { ...(token && { token }) }),
    save: (
      made: TestParticipant,
      version: number,
      change: Partial<SpeakerProfile> = {},
      token = made.token,
    ): Promise<Answer<SpeakerProfileSection>> =>
      server().call('PUT', path(made), { token, body: { ...wholeSpeaker, ...change, version } }),
    consent: (made: TestParticipant) =>
      must(server(), 'POST', `/participants/${made.guid}/consents`, {
        token: made.token,
        body: { kind: 'speakerPublication', version: textVersion },
      }),
    withdraw: (made: TestParticipant) =>
      must(server(), 'POST', `/participants/${made.guid}/consents/speakerPublication/withdraw`, {
        token: made.token,
        body: {},
      }),
  }
}

/** An approved speaker whose complete data and consent are with the editors, and the card made from them. */
export async function speakerWithCard(
  server: () => TestServer,
): Promise<{ made: TestApplicant; cardGuid: string }> {
  const made = await approvedParticipant(server(), { role: 'speaker' })
  const { consent, save } = speakerCabinet(server)
  await consent(made)
  await save(made, 0)
  const { contentGuid } = await server()
    .database.selectFrom('speakerProfile')
    .select('contentGuid')
    .where('participantGuid', '=', made.guid)
    .executeTakeFirstOrThrow()
  if (!contentGuid) throw new Error('no card was made')
  return { made, cardGuid: contentGuid }
}

export type SpeakerCard = Omit<ContentDetail, 'draft' | 'published'> & {
  draft: Record<string, { ru: string; en: string }> & { photo: { path: string } | null; topics: string[] }
  published: SpeakerCard['draft'] | null
}
