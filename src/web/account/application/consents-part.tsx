import { type ConsentKind, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { ConsentBox } from '#web/account/consent/consent-box.tsx'
import { consentSentence } from '#web/account/consent/consent-sentence.ts'
import { labelledError } from '#web/kit/form/labelled-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'

type ConsentsPartProps = {
  asked: readonly ConsentKind[]
  given: readonly ConsentKind[]
  /** Those that the last try lacked. */
  missing: readonly ConsentKind[]
  onChange: (given: ConsentKind[]) => void
}

/** The consents of an application, each its own unticked box. */
export function ConsentsPart({ asked, given, missing, onChange }: ConsentsPartProps) {
  const locale = useLocale()
  return (
    <Section title={m.signup_consents()} lead={m.signup_consents_lead()} className="pb-0">
      <div className="space-y-5">
        {asked.map(kind => (
          <ConsentBox
            key={kind}
            id={`consent-${kind}`}
            kind={kind}
            optional={!requiredForApplication.includes(kind)}
            checked={given.includes(kind)}
            error={
              missing.includes(kind) && !given.includes(kind)
                ? errorSentence('consent_required', locale)
                : undefined
            }
            onChange={event =>
              onChange(event.target.checked ? [...given, kind] : given.filter(other => other !== kind))
            }
          />
        ))}
      </div>
    </Section>
  )
}

/** Which consents a try lacked, each a way to its box. */
export function ConsentSummary({ missing, tries }: { missing: readonly ConsentKind[]; tries: number }) {
  const locale = useLocale()
  if (missing.length === 0) return null
  return (
    <div className="mb-8">
      <ErrorSummary
        attempt={tries}
        title={m.error_fields_invalid()}
        errors={missing.map(kind => ({
          field: `consent-${kind}`,
          message: labelledError(consentSentence(kind), errorSentence('consent_required', locale)),
        }))}
      />
    </div>
  )
}
