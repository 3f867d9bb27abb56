import { identityForm } from '#contract/profile.ts'
import { changedIdentity, identityFields, profileAccess } from '#domain/participant/profile-change.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#server/documents/document-format.ts'
import { saveParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import { countries } from '../dictionary/countries.ts'
import { type ChangeableSection, refuseProposed } from '../section/changeable-section.ts'
import { ageDay, identityOf } from './judge-profile.ts'
import { recheckIdentity } from './recheck-identity.ts'

/** Change requests of the identity, which a verified passport locks. A granted change sends the passport back to be compared. */
export const identityChanges: ChangeableSection = {
  isLocked: async ({ record }) => profileAccess(record) === 'verified',

  async judge({ record, edition, at }, proposed) {
    // Requested while the passport was verified, but security is checking it now: its decision comes first.
    if (['held', 'closed'].includes(profileAccess(record))) refuse('state_forbids')
    const parsed = identityForm(ageDay(record, edition, at)).safeParse(proposed)
    return parsed.success ? parsed.data : refuseProposed(parsed.error)
  },

  async apply({ tx, record, edition, at }, proposed) {
    const identity = identityForm(ageDay(record, edition, at)).parse(proposed)
    const change = { person: identity }
    const saved = await saveParticipant(tx, { guid: record.guid, version: record.version, change, at })
    if (saved === null) refuse('changed_meanwhile')
    await recheckIdentity(tx, record, { changed: changedIdentity(identityOf(record), identity), at })
  },

  present: async (_services, records) =>
    new Map(records.map(record => [record.guid, identityOf(record)] as const)),

  async describe({ locale }, values) {
    const words = (field: string, value: unknown): string => {
      if (typeof value === 'boolean') return value ? m.yes({}, { locale }) : m.no({}, { locale })
      if (field === 'birthDate' && typeof value === 'string') return formatDay(value, locale)
      if (field === 'citizenship') return countries.find(({ code }) => code === value)?.name[locale] ?? ''
      return typeof value === 'string' ? value : ''
    }
    return Object.fromEntries(
      identityFields.flatMap(field => (field in values ? [[field, words(field, values[field])]] : [])),
    )
  },
}
