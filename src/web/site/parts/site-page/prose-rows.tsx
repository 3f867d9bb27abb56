import { Prose } from '#web/ui/prose.tsx'
import type { ProseParts } from './prose-parts.ts'
import { SiteRow } from './site-row.tsx'

/** An edited text on the grid: the title of each part in the left third, its words beside it. */
export function ProseRows({ prose: { intro, parts } }: { prose: ProseParts }) {
  return (
    <>
      {intro && (
        <div className="page-width">
          <div className="grid gap-x-8 border-t py-8 md:py-12 lg:grid-cols-12">
            <Prose html={intro} className="text-lg lg:col-span-8 lg:col-start-5" />
          </div>
        </div>
      )}
      {parts.map(({ id, title, html }) => (
        <SiteRow key={id} id={id} title={title}>
          <Prose html={html} />
        </SiteRow>
      ))}
    </>
  )
}
