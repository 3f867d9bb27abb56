import type { HomeEntry } from '#contract/home-page.ts'
import { Prose } from '#web/ui/prose.tsx'

/** Entries of a block in two columns, each under a line. */
export function EntryList({ entries }: { entries: readonly HomeEntry[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {entries.map(({ guid, title, bodyHtml }) => (
        <li key={guid} className="border-t py-4 md:py-5">
          <h3 className="text-base/6 font-semibold tracking-normal">{title}</h3>
          <Prose html={bodyHtml} className="mt-1 text-text-quiet" />
        </li>
      ))}
    </ul>
  )
}
