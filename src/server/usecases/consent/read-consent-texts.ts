import type * as routes from '#contract/dictionary.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { consentTexts } from './consent-texts.ts'

/** The consents as they are asked for today. */
export const readConsentTexts: UseCase<typeof routes.readConsents, 'database'> = async (
  { query: { locale } },
  needs,
) => consentTexts(legalFactsOf(await readCurrentEdition(needs.database)), locale)
