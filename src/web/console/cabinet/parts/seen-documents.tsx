import type { OwnConsent } from '#contract/document.ts'
import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentState, ConsentWhen } from '#web/kit/consent/consent-standing.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { addressLabels } from '#web/kit/section/address-values.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { SeenButtons } from './seen-buttons.tsx'

type Shown = Omit<Extract<SeenPart, { part: 'documents' }>, 'part'>

/** Consents as they stand, and where the papers of the payment are posted. */
export function SeenDocuments({ consents, address }: Shown) {
  const inOrder = [...consents].sort((one, other) => Number(other.required) - Number(one.required))
  return (
    <div className="space-y-8">
      <Section space="none" title={m.documents_consents()}>
        <ul className="divide-y border-y">
          {inOrder.map(consent => (
            <Consent key={consent.kind} consent={consent} />
          ))}
        </ul>
      </Section>
      <Section space="none" title={m.documents_address()} lead={m.documents_address_lead()}>
        <Address address={address} />
      </Section>
    </div>
  )
}

function Consent({ consent }: { consent: OwnConsent }) {
  const { moment } = useMoments()
  const { title, standing, earlier, required, mayGive, mayWithdraw } = consent
  return (
    <li className="space-y-1 py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-72 text-base/6 font-medium">{title}</h3>
        <ConsentState consent={consent} />
      </div>
      <p className="text-sm text-text-quiet">
        <ConsentWhen consent={consent} />
      </p>
      {earlier.map(({ guid, givenAt, withdrawnAt }) => (
        <p key={guid} className="text-sm text-text-quiet">
          {m.consent_was({ from: moment(givenAt), to: moment(withdrawnAt ?? givenAt) })}
        </p>
      ))}
      <SeenButtons
        labels={[
          standing && m.consent_download(),
          standing && (mayWithdraw || required) && m.consent_withdraw(),
          mayGive && m.consent_give(),
        ]}
      />
    </li>
  )
}

function Address({ address }: Pick<Shown, 'address'>) {
  if (!address) return <p className="text-text-quiet">{m.cabinet_look_nothing()}</p>
  return (
    <DefinitionList
      items={(Object.keys(addressLabels) as (keyof typeof addressLabels)[]).map(field => ({
        term: addressLabels[field](),
        value: address[field] || m.section_empty_value(),
      }))}
    />
  )
}
