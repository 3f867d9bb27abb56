import { sql } from 'kysely'
import type { MovedKind } from '#domain/identity/merge-duplicates.ts'
import type { Reader } from './database.ts'

export type MergeExtras = {
  guid: string
  hasPass: boolean
  recallable: boolean
  erasureAsked: boolean
  /** A paid place that was given to them and is not settled yet. */
  placeWaits: boolean
  groupGuid: string | null
  groupCompany: string | null
  openRequests: string[]
  hasSpeakerCard: boolean
  contactPerson: string | null
  postalAddress: string | null
  transferAt: Date | null
  speakerAt: Date | null
  passportAt: Date | null
} & { counts: Record<MovedKind, number> }

/** What a merge has to know of each of two people beside their record. */
export async function listMergeExtras(
  reader: Reader,
  { editionGuid, guids, wall }: { editionGuid: string; guids: readonly string[]; wall: Date },
): Promise<MergeExtras[]> {
  const { rows } = await sql<MergeExtras>`
    select participant.guid,
      exists (select from pass where pass.subject_guid = application.guid and pass.kind = 'participant' and pass.revoked_at is null) as has_pass,
      exists (select from decision where decision.application_guid = application.guid
        and decision.sent_at is null and decision.recalled_at is null and decision.recall_until > ${wall}) as recallable,
      exists (select from erasure_request where erasure_request.participant_guid = participant.guid and erasure_request.status = 'open') as erasure_asked,
      exists (select from replacement where replacement.new_application_guid = application.guid
        and replacement.ended_at is null and replacement.settled_at is null) as place_waits,
      member.group_guid, member.company_name as group_company,
      array(select kind from change_request where change_request.participant_guid = participant.guid and change_request.status = 'open'
        order by kind) as open_requests,
      exists (select from speaker_profile where speaker_profile.participant_guid = participant.guid and content_guid is not null) as has_speaker_card,
      (select concat_ws(', ', name, phone, email) from contact_person where contact_person.participant_guid = participant.guid) as contact_person,
      (select concat_ws(', ', postal_code, city, street) from postal_address where postal_address.participant_guid = participant.guid) as postal_address,
      (select saved_at from transfer where transfer.participant_guid = participant.guid) as transfer_at,
      (select saved_at from speaker_profile where speaker_profile.participant_guid = participant.guid) as speaker_at,
      (select saved_at from passport where passport.participant_guid = participant.guid) as passport_at,
      json_build_object(
        'invoices', (select count(*) from invoice_line where application_guid = application.guid),
        'cardPayments', (select count(*) from card_payment_line where application_guid = application.guid),
        'group', (member.group_guid is not null)::integer,
        'chatMessages', (select count(*) from chat_message join chat on chat.guid = chat_message.chat_guid
          where chat.participant_guid = participant.guid and chat.edition_guid = application.edition_guid),
        'messages', (select count(*) from message where participant_guid = participant.guid),
        'notes', (select count(*) from application_note where application_guid = application.guid),
        'tags', (select count(*) from application_tag where application_guid = application.guid),
        'assistants', (select count(*) from assistant where participant_guid = participant.guid and withdrawn_at is null),
        'consents', (select count(*) from consent where participant_guid = participant.guid and withdrawn_at is null),
        'requests', (select count(*) from change_request where participant_guid = participant.guid),
        'favourites', (select count(*) from favourite where participant_guid = participant.guid and mark is not null),
        'programme', (select count(*) from itinerary_session where participant_guid = participant.guid),
        'survey', (select count(*) from survey_response where participant_guid = participant.guid),
        'badge', (select count(*) from badge where participant_guid = participant.guid and edition_guid = application.edition_guid),
        'passportViewings', (select count(*) from passport_viewing where participant_guid = participant.guid)
      ) as counts
    from participant
    join application on application.participant_guid = participant.guid and application.edition_guid = ${editionGuid}
    left join lateral (
      select group_member.group_guid, participant_group.company_name from group_member
      join participant_group on participant_group.guid = group_member.group_guid
      where group_member.application_guid = application.guid and group_member.removed_at is null
    ) as member on true
    where participant.guid = any(${[...guids]}::uuid[])`.execute(reader)
  return rows
}
