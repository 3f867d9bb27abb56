import { m } from '#messages/compiled/messages.js'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { type FlatProfile, flatProfile } from './profile-fields.ts'
import { useProfileFields } from './use-profile-fields.ts'

type ProfileFactsProps = {
  profile: Parameters<typeof flatProfile>[0]
  /** Which fields to show. */
  only: (field: keyof FlatProfile) => boolean
}

/** Read-only parts of the profile. */
export function ProfileFacts({ profile, only }: ProfileFactsProps) {
  const fields = useProfileFields()
  const flat = flatProfile(profile)
  const items = fields.flatMap(({ name, label, show = plain }): Definition[] => {
    // A missing middle name, INN or site is stated in the value's own row.
    if (!only(name) || !(name in flat) || name === 'noMiddleName' || name === 'noSite' || name === 'hasInn')
      return []
    return [
      {
        term: label,
        value: show(flat[name]) || <span className="text-text-quiet">{absent(name, flat)}</span>,
      },
    ]
  })
  return <DefinitionList items={items} />
}

function absent(name: keyof FlatProfile, flat: FlatProfile): string {
  if (name === 'middleName' && flat.noMiddleName) return m.person_no_middle_name()
  if (name === 'siteUrl' && flat.noSite) return m.person_no_site()
  return m.section_empty_value()
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
