import type { SeenPart } from '#contract/organiser-cabinet.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { ProfileFacts } from '#web/kit/profile/profile-facts.tsx'
import { companyLabels, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

type Shown = Omit<Extract<SeenPart, { part: 'application' }>, 'part'>

/** The form as it is typed so far, and what it lacks. */
export function SeenApplication({ application, missing }: Shown) {
  const { person, company, media, role, informationRequest } = application
  return (
    <div className="space-y-8">
      {informationRequest && <Banner tone="attention">{informationRequest}</Banner>}
      {missing.length > 0 ? (
        <Missing missing={missing} />
      ) : (
        <Banner tone="positive">{m.cabinet_look_complete()}</Banner>
      )}
      <ProfileFacts profile={{ person, company, media: role === 'media' ? media : null }} only={() => true} />
      <DefinitionList
        items={[
          { term: personLabels.position(), value: person.position || m.section_empty_value() },
          { term: companyLabels.shortName(), value: company.shortName || m.section_empty_value() },
          { term: m.signup_review_role(), value: participantRoleWords[role]() },
        ]}
      />
    </div>
  )
}

const labels: Record<string, () => string> = { ...personLabels, ...companyLabels, ...mediaLabels }

function Missing({ missing }: Pick<Shown, 'missing'>) {
  const locale = useLocale()
  return (
    <Section space="none" title={m.cabinet_look_missing()}>
      <ul className="list-disc space-y-1 pl-5">
        {missing.map(({ field, code }) => {
          // The names of the fields do not collide among person, company and medium.
          const label = labels[field.split('.').at(-1) ?? '']?.()
          const sentence = errorSentence(code, locale)
          return <li key={`${field} ${code}`}>{label ? `${label}: ${sentence}` : sentence}</li>
        })}
      </ul>
    </Section>
  )
}
