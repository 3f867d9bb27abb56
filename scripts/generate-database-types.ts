// Writes src/server/persistence/database-types.gen.ts from a freshly migrated database. Run after adding a migration:
// kysely-codegen, the usual tool, needs the old TypeScript compiler's API (decision 004).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'
import { migrate } from '#server/persistence/migrate.ts'

const output = 'src/server/persistence/database-types.gen.ts'

/** Columns whose values are a closed union of the domain, enforced by a CHECK. */
const unions: Record<string, { file: string; columns: string[] }> = {
  ApplicationStatus: {
    file: 'application/application-status.ts',
    columns: ['application.status', 'application_tally.status', 'decision.from_status'],
  },
  LetterAudience: { file: 'letter/letter-audience.ts', columns: ['marketing_letter.audience'] },
  LetterState: { file: 'letter/letter-audience.ts', columns: ['marketing_letter.state'] },
  DuplicateState: { file: 'identity/judge-duplicates.ts', columns: ['duplicate_pair.state'] },
  PresenceKind: { file: 'organiser/record-presence.ts', columns: ['record_presence.kind'] },
  CallOutcome: { file: 'passport/mismatch-call.ts', columns: ['mismatch_call_attempt.outcome'] },
  CallQuestion: { file: 'passport/mismatch-call.ts', columns: ['mismatch_call_answer.question'] },
  WatchedKind: { file: 'watch-list/judge-watched.ts', columns: ['watch_hit.kind'] },
  WatchHitState: { file: 'watch-list/judge-watched.ts', columns: ['watch_hit.state'] },
  ReminderKind: { file: 'reminder/deadline-reminder.ts', columns: ['deadline_reminder.kind'] },
  SecurityStatus: {
    file: 'passport/security-status.ts',
    columns: ['application.security', 'application_tally.security'],
  },
  PaymentStatus: {
    file: 'payment/payment-transitions.ts',
    columns: ['application.payment', 'application_tally.payment'],
  },
  ViewedList: { file: 'saved-view/viewed-list.ts', columns: ['saved_view.list'] },
  ExportedList: { file: 'export/exported-list.ts', columns: ['list_export.list'] },
  ExportFormat: { file: 'export/exported-list.ts', columns: ['list_export.format'] },
  ExportState: { file: 'export/exported-list.ts', columns: ['list_export.state'] },
  CardPaymentStatus: { file: 'payment/card-payment-merge.ts', columns: ['card_payment.status'] },
  CardPaymentLineState: {
    file: 'payment/card-payment-lines.ts',
    columns: ['card_payment_line.state'],
  },
  ClosingChannel: { file: 'closing/closing.ts', columns: ['closing.channel', 'invoice.documents_by'] },
  GateConflictKind: { file: 'gate/gate-conflict.ts', columns: ['gate_conflict.kind'] },
  GateDirection: { file: 'gate/gate-zone.ts', columns: ['gate_scan.direction'] },
  GateZone: {
    file: 'gate/gate-zone.ts',
    columns: ['gate_device.zone', 'gate_scan.zone', 'gate_presence.zone'],
  },
  InvoiceStatus: {
    file: 'invoice/invoice-transitions.ts',
    columns: ['invoice.status', 'invoice_tally.status'],
  },
  ConsentKind: { file: 'consent/consent-kind.ts', columns: ['consent.kind'] },
  ContractorRole: {
    file: 'staff-company/contractor-role.ts',
    columns: ['staff_company.contractor_role', 'forum_day_quota.contractor_role'],
  },
  OnSiteRole: { file: 'employee/on-site-role.ts', columns: ['employee.on_site_role'] },
  ReviewState: {
    file: 'staff-company/review-transitions.ts',
    columns: ['employee.state', 'vehicle.state', 'volunteer.review'],
  },
  StudyYear: { file: 'volunteer/study-year.ts', columns: ['volunteer.study_year'] },
  VolunteerState: { file: 'volunteer/volunteer-transitions.ts', columns: ['volunteer.state'] },
  RaiseState: { file: 'raise/raise-transitions.ts', columns: ['quota_raise.state'] },
  SitePart: { file: 'edition/site-window.ts', columns: ['site_window.part'] },
  VehicleType: { file: 'vehicle/vehicle-type.ts', columns: ['vehicle.type'] },
  OrganiserRole: { file: 'access/organiser-role.ts', columns: ['passport_viewing.viewed_as'] },
  PassportPart: { file: 'passport/passport-viewing.ts', columns: ['passport_viewing.part'] },
  ViewingPurpose: { file: 'passport/passport-viewing.ts', columns: ['passport_viewing.purpose'] },
  CheckedKind: { file: 'security-check/checked-kind.ts', columns: ['security_check_row.kind'] },
  ReplyVerdict: { file: 'security-check/reply-verdict.ts', columns: ['security_check_row.verdict'] },
  CodePurpose: { file: 'account/one-time-code.ts', columns: ['one_time_code.purpose'] },
  ContentKind: { file: 'content/content-kind.ts', columns: ['content_item.kind'] },
  DeliveryFault: { file: 'message/delivery-fault.ts', columns: ['message.fault'] },
  MessageChannel: {
    file: 'message/message-channel.ts',
    columns: ['message.channel', 'message_gateway.channel'],
  },
  MessageDelivery: {
    file: 'message/message-delivery.ts',
    columns: ['marketing_letter_recipient.delivery'],
  },
  MessageUrgency: { file: 'message/message-urgency.ts', columns: ['message.urgency'] },
  FavouriteMark: { file: 'favourite/favourite.ts', columns: ['favourite.mark'] },
  ApplicationStep: { file: 'participant/application-step.ts', columns: ['participant.step'] },
}

const literals: Record<string, string> = {
  'change_request.kind': "'identity' | 'badge' | 'transfer' | 'speaker'",
  'change_request.status': "'open' | 'granted' | 'refused' | 'withdrawn'",
  'consent.how': "'form' | 'link'",
  'edition.planned_messages': "('notifications' | 'advertising')[]",
  'edition.reminders': "('payment' | 'passport' | 'photograph' | 'transfer' | 'confirmation')[]",
  'erasure_request.status': "'open' | 'withdrawn' | 'refused' | 'done'",
  'participant.notices_by': "'both' | 'sms' | 'email'",
  'staff_company.notices_by': "'both' | 'sms' | 'email'",
  'photograph_check.state': "'pending' | 'done'",
  'photograph_check.verdict': "'pass' | 'look' | 'fail'",
  'pass.kind': "'participant' | 'employee' | 'vehicle' | 'volunteer'",
  'pass.badge_standing': "'toPrint' | 'printed' | 'handedOver'",
  'pass_revocation.reason': "'verdict' | 'reissued' | 'withheld'",
  'security_check.purpose': "'check' | 'review'",
  'chat_message.side': "'person' | 'support'",
  'settlement_receipt.state': "'waiting' | 'pending' | 'sent'",
  'replacement.made_as': "'coordinator' | 'organiser'",
  'replacement.ended_because': "'released' | 'passed_on' | 'refunded'",
  'participant.role': "'participant' | 'speaker' | 'media'",
  'application.role': "'participant' | 'speaker' | 'media'",
  'application_tally.role': "'participant' | 'speaker' | 'media'",
  'ride_tally.direction': "'arrival' | 'departure'",
  'released_batch.kind':
    "'approve' | 'reject' | 'requestInformation' | 'reopen' | 'returnToReview' | 'cancel'",
  'message.category': "'service' | 'marketing'",
  'message.state': "'waiting' | 'sent' | 'failed' | 'cancelled'",
  'message_gateway.fault': "'settings' | 'outage'",
  'message.copied_section': "'home' | 'profile' | 'passport' | 'payment' | 'transfer' | 'chat'",
  'access_token.audience': "'participant' | 'organizer'",
  'second_factor.kind': "'passkey' | 'app'",
  'factor_challenge.purpose': "'usePasskey' | 'addPasskey' | 'addApp'",
  'decision.kind': "'approve' | 'reject' | 'requestInformation' | 'reopen' | 'returnToReview' | 'cancel'",
  'content_reference.side': "'draft' | 'published'",
  'file.kind': "'photograph' | 'passportPage' | 'chatFile'",
  'participant_company.source': "'typed' | 'register'",
}

const byType: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  _int2: 'number[]',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
  timestamptz: 'Date',
  uuid: 'string',
}

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  defaulted: boolean
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

function typeOf(column: Column): string {
  const name = `${column.table_name}.${column.column_name}`
  const union = Object.entries(unions).find(([, { columns }]) => columns.includes(name))?.[0]
  const known =
    column.column_name === 'locale' ? "'ru' | 'en'" : (union ?? literals[name] ?? byType[column.udt_name])
  if (!known) throw new Error(`No TypeScript type for ${name} (${column.udt_name})`)
  const type = column.nullable ? `${known} | null` : known
  return column.defaulted ? `Generated<${type}>` : type
}

function render(columns: Column[]): string {
  const tables = [...new Set(columns.map(column => column.table_name))]
  const imports = Object.entries(unions).map(
    ([type, { file }]) => `import type { ${type} } from '#domain/${file}'`,
  )
  const interfaces = tables.map(table => {
    const rows = columns
      .filter(column => column.table_name === table)
      .map(column => `  ${camel(column.column_name)}: ${typeOf(column)}`)
    return `export interface ${pascal(table)} {\n${rows.join('\n')}\n}\n`
  })
  const index = tables.map(table => `  ${camel(table)}: ${pascal(table)}`)
  return [
    '// Generated by scripts/generate-database-types.ts from the migrations; not to be edited.',
    "import type { Generated } from 'kysely'",
    ...imports.sort(),
    '',
    ...interfaces,
    `export interface DB {\n${index.join('\n')}\n}\n`,
  ].join('\n')
}

const folder = mkdtempSync(join(tmpdir(), 'quorum-types-'))
const server = await startEmbeddedPostgres({ dataDir: folder, log: console.log })
try {
  await migrate(server.url)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<Column>(`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
           (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as defaulted
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migration'
    order by table_name, column_name`)
  await client.end()
  const text = render(rows)
  if (process.argv.includes('--verify')) {
    if (readFileSync(output, 'utf8') !== text) {
      console.error(`${output} is out of date: run node scripts/run.mjs scripts/generate-database-types.ts`)
      process.exitCode = 1
    }
  } else writeFileSync(output, text)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
