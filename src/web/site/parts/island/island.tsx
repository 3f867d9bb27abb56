import type { ReactNode } from 'react'
import { dataScript } from '#web/kit/page-meta/json-script.ts'

type IslandProps = {
  name: string
  /** Query parameters that load the island at once, separated by spaces. */
  now?: string
  /** Loaded once the page is painted, because it is what the page is for. */
  soon?: boolean
  /** What the browser needs besides the markup to render the same. */
  facts: object
  children: ReactNode
}

/** A part of the page that React takes over in the browser when somebody reaches for it (site/script/island.ts): a root of its own. */
export function Island({ name, now, soon = false, facts, children }: IslandProps) {
  return (
    <div data-island={name} data-island-now={now} data-island-soon={soon ? '' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, written so that no text in it can end the block */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: dataScript(facts) }} />
      <div data-root="">{children}</div>
    </div>
  )
}
