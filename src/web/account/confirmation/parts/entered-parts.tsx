import type { OpenConfirmation } from '#contract/confirmation.ts'
import type { FieldError } from '#contract/error.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFacts, MediaFacts, PersonFacts } from '#web/account/application/view.tsx'
import { stepWords } from '#web/account/application/words.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { CorrectablePart } from './correctable-part.tsx'
import { CompanyForm, MediaForm, PersonForm } from './part-forms.tsx'
import type { useCorrections } from './use-corrections.ts'

type EnteredPartsProps = {
  opened: OpenConfirmation
  corrections: ReturnType<typeof useCorrections>
  refusals: ReadonlyMap<ApplicationStep, FieldError[]>
  /** Counts the server's refusals, so that each one opens its parts again. */
  refusedTimes: number
}

export function EnteredParts({ opened, corrections, refusals, refusedTimes }: EnteredPartsProps) {
  const { sections, entered, isCorrected, keep } = corrections
  const partKey = (step: ApplicationStep) => `${step} ${refusals.has(step) ? refusedTimes : 0}`
  const { registrant, companyLocked, participant } = opened
  const locale = useLocale()
  return (
    <>
      <CorrectablePart
        key={partKey('personal')}
        title={m.confirm_part_person()}
        corrected={isCorrected('person')}
        refused={refusals.get('personal') ?? []}
        facts={<PersonFacts person={sections.person} choices={participant} />}
        onCancel={() => keep('person', entered.person)}
      >
        {form => (
          <PersonForm {...form} values={sections.person} onChange={changed => keep('person', changed)} />
        )}
      </CorrectablePart>
      <CorrectablePart
        key={partKey('company')}
        title={stepWords.company.label()}
        corrected={isCorrected('company')}
        refused={companyLocked ? [] : (refusals.get('company') ?? [])}
        locked={
          companyLocked
            ? m.confirm_company_locked({
                registrant: locale === 'en' ? registrant.latinName : registrant.name,
              })
            : undefined
        }
        facts={<CompanyFacts company={sections.company} />}
        onCancel={() => keep('company', entered.company)}
      >
        {form => (
          <CompanyForm {...form} values={sections.company} onChange={changed => keep('company', changed)} />
        )}
      </CorrectablePart>
      {participant.role === 'media' && (
        <CorrectablePart
          key={partKey('media')}
          title={stepWords.media.label()}
          corrected={isCorrected('media')}
          refused={refusals.get('media') ?? []}
          facts={<MediaFacts media={sections.media} />}
          onCancel={() => keep('media', entered.media)}
        >
          {form => (
            <MediaForm {...form} values={sections.media} onChange={changed => keep('media', changed)} />
          )}
        </CorrectablePart>
      )}
    </>
  )
}
