import type { ReactNode } from 'react'
import { dataScript } from '#web/kit/page-meta/json-script.ts'

type IslandProps = {
  name: string
  /** A parameter of the address for which the island is wanted at once. */
  now?: string
  /** What the browser needs beside the markup to draw the very same. */
  facts: object
  children: ReactNode
}

/** A part of the page that React takes over in the browser when somebody reaches for it (site/script/island.ts): a root of its own. */
export function Island({ name, now, facts, children }: IslandProps) {
  return (
    <div data-island={name} data-island-now={now}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, written so that no text in it can end the block */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: dataScript(facts) }} />
      <div data-root="">{children}</div>
    </div>
  )
}
