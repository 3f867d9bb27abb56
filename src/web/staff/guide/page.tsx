import type { MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { GuidePage } from '#web/staff/guide/view.tsx'
import { Prose } from '#web/ui/prose.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-information'))
}

export default function InformationPage() {
  return (
    <GuidePage
      part="guides"
      title={pageTitle('staff-information')}
      lead={m.staff_information_lead()}
      none={{ title: m.staff_information_none(), text: m.staff_information_none_text() }}
    >
      {guides => (
        <div className="space-y-10">
          {guides.map(({ guid, title, html }) => (
            <section key={guid} aria-labelledby={`guide-${guid}`} className="space-y-3">
              <h2 id={`guide-${guid}`} className="text-xl font-semibold">
                {title}
              </h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      )}
    </GuidePage>
  )
}
