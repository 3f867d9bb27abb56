import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { FinalCall } from '../../features/home/final-call.tsx'
import { publicMeta } from '../../features/page-meta/page-meta.ts'
import { StillConditionsStory } from '../../features/registration/still-conditions-story.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return publicMeta(args, {
    title: m.page_title_conditions(),
    description: m.conditions_meta(),
  })
}

export default function ConditionsPage() {
  return (
    <>
      <div className="page-width py-10 md:py-16">
        <PageHeading
          size="large"
          title={m.page_title_conditions()}
          lead={m.conditions_lead()}
          className="mb-10 md:mb-14"
        />
        <StillConditionsStory />
      </div>
      <FinalCall title={m.conditions_final_title()} text={m.home_final_text()} />
    </>
  )
}
