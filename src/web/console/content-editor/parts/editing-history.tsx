import type { ContentDetail } from '#contract/content.ts'
import { m } from '#messages/compiled/messages.js'
import { HistoryList } from '#web/console/history/view.tsx'
import { editingWords } from './editing-words.ts'

/** Folded, because the work is above it. */
export function EditingHistory({ detail }: { detail: ContentDetail }) {
  return (
    <details className="border-t pt-2">
      <summary className="min-h-11 py-2.5 font-medium select-none">{m.content_history()}</summary>
      <div className="max-w-3xl pt-2">
        <HistoryList rows={detail.history} words={editingWords} />
      </div>
    </details>
  )
}
