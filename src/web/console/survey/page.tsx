import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage, Permitted } from '#web/console/screen/view.tsx'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ArchetypeShares } from './parts/archetype-shares.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('organiser-survey'))
}

export default function SurveyPage() {
  return (
    <Permitted permission="read-survey">
      <ConsolePage title={m.page_title_organiser_survey()} lead={m.survey_shares_lead()}>
        <ArchetypeShares />
      </ConsolePage>
    </Permitted>
  )
}
