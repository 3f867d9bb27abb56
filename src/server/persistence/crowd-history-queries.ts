import { sql } from 'kysely'
import { crowdMismatch } from './crowd-participant-queries.ts'
import type { Tx } from './database.ts'

export type CrowdTeam = Record<
  'committee' | 'finance' | 'security' | 'support' | 'logistics' | 'gate',
  string
>

/** Who of the organisers acts in the crowd's history: for each desk its first member, or an admin. */
export async function readCrowdTeam(tx: Tx): Promise<CrowdTeam> {
  const { rows } = await sql<{ guid: string; roles: string[] }>`
    select account_guid as guid, roles from organiser where revoked_at is null order by added_at, account_guid`.execute(
    tx,
  )
  const of = (role: string) => {
    const found =
      rows.find(({ roles }) => roles.includes(role)) ?? rows.find(({ roles }) => roles.includes('admin'))
    if (!found) throw new RangeError(`no organiser can act as ${role}`)
    return found.guid
  }
  return {
    committee: of('committee'),
    finance: of('finance'),
    security: of('security'),
    support: of('support'),
    logistics: of('logistics'),
    gate: of('gate'),
  }
}

/** What the committee decided about the staged people, and the messages that told them. */
export async function insertCrowdDecisions(
  tx: Tx,
  facts: { team: CrowdTeam; keyId: string; until: Date },
): Promise<void> {
  await sql`
    insert into decision (guid, batch_guid, application_guid, kind, reason, released_by, released_at, recall_until, sent_at,
      from_status)
    select md5('decision' || application_guid)::uuid, batch_guid, application_guid,
      case status when 'rejected' then 'reject' else 'approve' end,
      case when status = 'rejected' then
        case locale when 'ru' then 'Все места для вашей отрасли заняты.' else 'All places for your sector are taken.' end end,
      ${facts.team.committee}::uuid, decided_at, decided_at + interval '10 minutes', decided_at + interval '10 minutes', 'pending'
    from crowd where batch_guid is not null order by number`.execute(tx)
  // Sent long ago, so the text is wiped; a few came to nothing.
  await sql`
    insert into message (channel, template, locale, key_id, participant_guid, decision_guid, not_before, state, attempts,
      created_at, sent_at, fault, fault_detail)
    select told.channel, told.template, crowd.locale, ${facts.keyId}, crowd.guid,
      case when told.template = 'received' then null else md5('decision' || application_guid)::uuid end, told.at,
      case when failed then 'failed' else 'sent' end, case when failed then 3 else 1 end, told.at,
      case when failed then null else told.at + interval '20 seconds' end,
      case when failed then 'address' end, case when failed then '550' end
    from crowd cross join lateral (
      select channel, template, at, (number * 7 + length(channel)) % 211 = 0 as failed
      from (values ('sms'), ('email')) as by (channel)
      cross join lateral (
        select 'received' as template, submitted_at as at where submitted_at is not null
        union all
        select case status when 'rejected' then 'rejected' else 'approved' end, decided_at + interval '10 minutes'
          where batch_guid is not null
      ) as letter
    ) as told
    order by told.at`.execute(tx)
}

/** The audit of the staged people, in the order of time. */
export async function insertCrowdAudit(tx: Tx, { team }: { team: CrowdTeam }): Promise<void> {
  await sql`
    insert into audit_entry (at, actor_guid, actor_role, subject_kind, subject_guid, action, from_value, to_value, reason)
    select step.* from crowd cross join lateral (
      select submitted_at as at, account_guid as actor, 'participant' as role, 'application' as kind,
        application_guid as subject, 'finish' as action, 'draft' as was, 'pending' as became, null as reason
        where submitted_at is not null
      union all
      select decided_at, ${team.committee}::uuid, 'committee', 'application', application_guid,
        case status when 'rejected' then 'reject' else 'approve' end, 'pending',
        case status when 'rejected' then 'rejected' else 'approved' end, null
        where batch_guid is not null
      union all
      select decided_at, account_guid, 'participant', 'application', application_guid, 'cancel', 'pending', 'cancelled', null
        where status = 'cancelled'
      union all
      select checked_at, ${team.security}::uuid, 'security', 'passport', application_guid,
        case security when 'passportVerified' then 'verify' when 'passportFailed' then 'fail' when 'onHold' then 'hold'
          else 'refuse' end, 'passportPending', security, ${crowdMismatch}
        where checked_at is not null
      union all
      select paid_at, ${team.finance}::uuid, 'finance', 'payment', application_guid, 'markPaid', 'pending', 'paid', null
        where payment = 'paid'
    ) as step
    order by step.at`.execute(tx)
}

/** Every twelfth person has written to support; of these every fourth waits for an answer. */
export async function insertCrowdChats(
  tx: Tx,
  facts: { editionGuid: string; team: CrowdTeam; until: Date },
): Promise<void> {
  await sql`create temp table crowd_chat on commit drop as
    select md5('chat' || guid)::uuid as guid, crowd.guid as participant_guid, account_guid, locale, number,
      least(coalesce(decided_at, submitted_at), ${facts.until}) as begun, 1 + number / 12 % 4 as last
    from crowd where number % 12 = 0 and submitted_at is not null`.execute(tx)
  await sql`
    insert into chat (guid, edition_guid, participant_guid, last_number, owner_guid, waiting_since, closed_at,
      person_received, person_read, support_received, support_read, created_at, updated_at)
    select guid, ${facts.editionGuid}::uuid, participant_guid, last,
      case when number % 5 = 0 then ${facts.team.support}::uuid end,
      case when last % 2 = 1 and number % 36 <> 0 then begun + last * interval '1 minute' end,
      case when number % 36 = 0 then begun + interval '1 hour' end, last, last, last, last - last % 2, begun,
      begun + last * interval '1 minute'
    from crowd_chat order by begun`.execute(tx)
  await sql`
    insert into chat_message (chat_guid, number, guid, side, author_guid, text, created_at)
    select crowd_chat.guid, line, md5('line' || crowd_chat.guid || line)::uuid,
      case line % 2 when 1 then 'person' else 'support' end,
      case line % 2 when 1 then account_guid else ${facts.team.support}::uuid end,
      case
        when locale = 'ru' and line % 2 = 1 then 'Здравствуйте. Подскажите, пожалуйста, когда будет готов бейдж?'
        when locale = 'ru' then 'Здравствуйте. Бейдж выдают на стойке регистрации в день приезда.'
        when line % 2 = 1 then 'Hello. When will my badge be ready?'
        else 'Hello. Badges are handed over at the registration desk on the day you arrive.'
      end,
      begun + line * interval '1 minute'
    from crowd_chat, generate_series(1, last) as line`.execute(tx)
}

/** A few ask for their names to be put right, a few for their data to be erased. */
export async function insertCrowdRequests(
  tx: Tx,
  facts: { editionGuid: string; until: Date },
): Promise<void> {
  await sql`
    insert into change_request (edition_guid, participant_guid, kind, proposed, reason, requested_by, requested_at)
    select ${facts.editionGuid}::uuid, guid, 'identity',
      jsonb_build_object('lastName', last_name, 'firstName', first_name, 'middleName', middle_name,
        'noMiddleName', middle_name is null, 'latinLastName', latin_last_name || 'a', 'latinFirstName', latin_first_name,
        'birthDate', birth_date, 'citizenship', citizenship),
      case locale when 'ru' then 'После свадьбы у меня другая фамилия.' else 'I have a new surname since my wedding.' end,
      account_guid,
      least(decided_at + interval '1 day', ${facts.until})
    from crowd where status = 'approved' and number % 307 = 0`.execute(tx)
  await sql`
    insert into erasure_request (participant_guid, reason, requested_by, requested_at)
    select guid, case locale when 'ru' then 'Больше не участвую.' else 'I no longer take part.' end, account_guid,
      least(decided_at + interval '1 day', ${facts.until})
    from crowd where status = 'rejected' and number % 53 = 0`.execute(tx)
}

/** Passes of all who may enter; a third of their badges is printed, some of those are handed over. */
export async function insertCrowdPasses(
  tx: Tx,
  { editionGuid, team, until }: { editionGuid: string; team: CrowdTeam; until: Date },
): Promise<void> {
  await sql`
    insert into pass (guid, edition_guid, kind, subject_guid, issued_at)
    select md5('pass' || application_guid)::uuid, ${editionGuid}::uuid, 'participant', application_guid,
      coalesce(greatest(checked_at, paid_at), ${until})
    from crowd where status = 'approved' and security = 'passportVerified' and payment in ('paid', 'noPaymentRequired')
      and photograph_state = 'given'
    order by number`.execute(tx)
  const { rows } = await sql<{ guid: string }>`
    insert into badge_print (edition_guid, number, at, by_account)
    select ${editionGuid}::uuid, coalesce(max(number), 0) + 1, ${until}, ${team.committee}::uuid
    from badge_print where edition_guid = ${editionGuid} returning guid`.execute(tx)
  for (const [event, every] of [
    ['printed', 3],
    ['handedOver', 12],
  ] as const)
    await sql`
      insert into badge_event (pass_guid, counter, event, at, by_account, print_guid)
      select pass.guid, pass.counter, ${event}, ${until}, ${team.committee}::uuid,
        ${event === 'printed' ? (rows[0]?.guid ?? null) : null}::uuid
      from crowd join pass on pass.guid = md5('pass' || crowd.application_guid)::uuid
      where crowd.number % ${every}::integer = 0 order by pass.guid`.execute(tx)
}

/** A letter sent a week ago to two in three, so that its list of people can be measured: the crowd has given no consent to letters. A few addresses fail. */
export async function insertCrowdLetter(
  tx: Tx,
  facts: { editionGuid: string; team: CrowdTeam; keyId: string; until: Date },
): Promise<void> {
  const { editionGuid, team, keyId, until } = facts
  const { rows } = await sql<{ guid: string }>`
    insert into marketing_letter (edition_guid, audience, subject_ru, subject_en, text_ru, text_en, state, created_at, updated_at,
      updated_by, released_by, released_at, recall_until, sent_at)
    select ${editionGuid}::uuid, 'everyone', 'Программа форума опубликована', 'The programme is out',
      'Программа форума опубликована на сайте. Отметьте сессии, на которые собираетесь.',
      'The programme of the forum is on the site. Mark the sessions you plan to attend.', 'sent', sent.at, sent.at,
      ${team.support}::uuid, ${team.support}::uuid, sent.at, sent.at + interval '10 minutes', sent.at + interval '1 hour'
    from (select ${until}::timestamptz - interval '7 days' as at) as sent returning guid`.execute(tx)
  const letter = rows[0]?.guid ?? null
  const readers = sql`crowd where number % 3 <> 0 and submitted_at < ${until}::timestamptz - interval '7 days'`
  const at = sql`${until}::timestamptz - interval '7 days' + interval '10 minutes' + number % 2999 * interval '1 second'`
  await sql`
    insert into message (guid, channel, template, locale, key_id, participant_guid, letter_guid, not_before, state, attempts,
      created_at, sent_at, fault, fault_detail)
    select md5('letter' || ${letter}::text || guid)::uuid, 'email', 'marketing_letter', locale, ${keyId}, guid, ${letter}::uuid, at,
      case when failed then 'failed' else 'sent' end, case when failed then 3 else 1 end, at, case when failed then null else at end,
      case when failed then 'address' end, case when failed then '550' end
    from (select guid, locale, number, number % 307 = 0 as failed, ${at} as at from ${readers}) as reader
    where number % 401 <> 0 order by reader.at`.execute(tx)
  await sql`
    insert into marketing_letter_recipient (letter_guid, participant_guid, locale, done_at, message_guid, delivery, delivery_at)
    select ${letter}::uuid, reader.guid, reader.locale, reader.at, message.guid, coalesce(message.state, 'leftOut'), reader.at
    from (select guid, locale, ${at} as at from ${readers}) as reader
    left join message on message.guid = md5('letter' || ${letter}::text || reader.guid)::uuid`.execute(tx)
  await sql`
    update marketing_letter set recipients_ru = counted.ru, recipients_en = counted.en
    from (select count(*) filter (where locale = 'ru') as ru, count(*) filter (where locale = 'en') as en
      from marketing_letter_recipient where letter_guid = ${letter}::uuid) as counted
    where guid = ${letter}::uuid`.execute(tx)
}
