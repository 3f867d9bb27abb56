import type { Erasure } from '#contract/erasure.ts'
import type { Settings } from '#contract/settings.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SeenButtons } from './seen-buttons.tsx'

const ways = { both: m.person_way_both, sms: m.person_way_sms, email: m.person_way_email }

type Shown = { settings: Settings; erasure: Erasure; logIns: number }

/** Language and way of messages, letters, how many log-ins are open, and a wish to be erased. */
export function SeenSettings({ settings, erasure: { request }, logIns }: Shown) {
  const { moment } = useMoments()
  const { locale, noticesBy, phone, email, advertisingSince, closed, withdrawable } = settings
  return (
    <div className="space-y-6">
      {closed && <Banner title={m.person_closed_title()}>{m.person_closed_text()}</Banner>}
      <DefinitionList
        items={[
          {
            term: m.person_messages_language(),
            value: locale === 'en' ? m.person_language_en() : m.person_language_ru(),
          },
          { term: m.person_messages_way(), value: ways[noticesBy]() },
          {
            term: m.signup_field_phone(),
            value: <span className="tabular">{formatPhone(phone)}</span>,
          },
          { term: m.signup_field_email(), value: email ?? m.person_way_no_email() },
          {
            term: m.person_marketing_title(),
            value: advertisingSince
              ? m.person_marketing_since({ date: moment(advertisingSince) })
              : m.person_marketing_off(),
          },
          { term: m.cabinet_look_log_ins(), value: <span className="tabular">{logIns}</span> },
        ]}
      />
      {request?.status === 'open' && (
        <Banner tone="attention" title={m.person_erasure_open_title()}>
          {m.person_erasure_open_text({ date: moment(request.requestedAt) })}
        </Banner>
      )}
      {request?.status === 'refused' && request.decidedAt && (
        <Banner tone="negative" title={m.person_erasure_refused_title()}>
          {m.section_request_refused_text({
            date: moment(request.decidedAt),
            answer: request.answer ?? '',
          })}
        </Banner>
      )}
      <SeenButtons
        labels={[
          !closed && m.person_save(),
          advertisingSince ? m.person_marketing_stop() : m.person_marketing_agree(),
          m.person_data_download(),
          withdrawable && m.person_withdraw(),
          request?.status === 'open' ? m.section_request_withdraw() : m.person_erasure_ask(),
        ]}
      />
    </div>
  )
}
