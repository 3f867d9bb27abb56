import type * as routes from '#contract/organiser-volunteer.ts'
import { decideVolunteer } from '#domain/volunteer/volunteer-transitions.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listVolunteersByGuid } from '#server/persistence/volunteer-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { ownNameIn } from '../message/addressing.ts'
import { renderMessage } from '../message/render-message.ts'
import { decisionMessages } from './volunteer-effects.ts'

/** How many a decision would change, and what the first of them would read, in both languages; the link is left out, because it is theirs. */
export const previewVolunteerDecision: UseCase<
  typeof routes.previewVolunteerDecision,
  'config' | 'database'
> = async ({ body: { volunteerGuids, decision } }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const guids = [...new Set(volunteerGuids)]
  const found = await listVolunteersByGuid(needs.database, { editionGuid: edition.guid, guids })
  const changing = found.filter(({ state }) => decideVolunteer(decision, { state, actor: 'organiser' }).ok)
  const russian = changing.filter(({ locale }) => locale === 'ru').length
  const [first] = changing
  const render = (locale: 'ru' | 'en') =>
    renderMessage({ needs, edition }, decisionMessages[decision], {
      to: { name: first ? ownNameIn(locale, first) : null, locale },
      content: { link: `${needs.config.publicUrl}${locale === 'en' ? '/en' : ''}/volunteer/finish/…` },
    })
  const [ru, en] = [render('ru'), render('en')]
  return {
    willChange: changing.length,
    refused: guids.length - changing.length,
    readers: { ru: russian, en: changing.length - russian },
    sms: ru.sms !== null && en.sms !== null ? { ru: ru.sms, en: en.sms } : null,
    subject: { ru: ru.email?.subject ?? '', en: en.email?.subject ?? '' },
    text: { ru: ru.email?.text ?? '', en: en.email?.text ?? '' },
  }
}
