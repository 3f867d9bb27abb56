import type { ReactNode } from 'react'
import { m } from '#messages/compiled/messages.js'
import type { ProseParts } from '#web/site/parts/site-page/prose-parts.ts'
import { Prose } from '#web/ui/prose.tsx'
import { ConditionsContents } from './conditions-contents.tsx'
import { Fee } from './fee.tsx'

/** The conditions with the fee on top and their list of contents, which stays beside them on a desk. */
export function ConditionsParts({ prose: { intro, parts } }: { prose: ProseParts }) {
  return (
    <div className="page-width grid gap-x-8 gap-y-10 pb-12 md:pb-16 lg:grid-cols-12">
      <ConditionsContents
        parts={[{ id: 'fee', title: m.home_fee_title() }, ...parts]}
        className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:hidden"
      />
      <div className="lg:col-span-8">
        <Part id="fee" title={m.home_fee_title()}>
          <Fee />
        </Part>
        {intro && <Prose html={intro} className="border-t py-8" />}
        {parts.map(({ id, title, html }) => (
          <Part key={id} id={id} title={title}>
            <Prose html={html} />
          </Part>
        ))}
      </div>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-t py-8 last:pb-0">
      <h2 id={`${id}-title`} className="mb-4 text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
