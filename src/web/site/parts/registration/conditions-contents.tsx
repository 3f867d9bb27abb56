import { m } from '#messages/compiled/messages.js'
import type { ProsePart } from '#web/site/parts/site-page/prose-parts.ts'

type ConditionsContentsProps = { parts: readonly Pick<ProsePart, 'id' | 'title'>[]; className?: string }

/** The page's contents as links; folded on a phone. */
export function ConditionsContents({ parts, className }: ConditionsContentsProps) {
  const list = (
    <ul className="mt-1 gap-x-8 sm:columns-2 lg:columns-1">
      {parts.map(({ id, title }) => (
        <li key={id} className="break-inside-avoid">
          <a href={`#${id}`} className="flex min-h-11 items-center hover:underline lg:min-h-9">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={m.conditions_contents()} className={className}>
      <details className="sm:hidden">
        <summary className="min-h-11 py-2.5 text-text-quiet">{m.conditions_contents()}</summary>
        {list}
      </details>
      <div className="max-sm:hidden">
        <p className="text-xs text-text-quiet">{m.conditions_contents()}</p>
        {list}
      </div>
    </nav>
  )
}
