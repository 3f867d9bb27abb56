import { type ContentRow, publishContent, unpublishContent } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName, shownWords, stateTones } from '#web/console/content/words.ts'
import { TickedActs } from '#web/console/queue-selection/form.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { causeOfRefusal, contentByAct } from './content-ticked.ts'

type ContentBarProps = {
  kind: ContentKind
  entries: readonly ContentRow[]
  onDone: (done: ReadonlySet<string>) => void
}

/** Publishes the ticked entries or unpublishes them. */
export function ContentBar({ kind, entries, onDone }: ContentBarProps) {
  const locale = useLocale()
  const words = shownWords(kind)
  // Sessions that overlap are refused: what overlaps is read in the editor or on the programme board.
  const publish = useSend(publishContent, ({ guid, version }: ContentRow) => ({
    params: { kind, guid },
    body: { version, acknowledgeConflicts: false },
  }))
  const unpublish = useSend(unpublishContent, ({ guid, version }: ContentRow) => ({
    params: { kind, guid },
    body: { version },
  }))
  const nameOf = (row: ContentRow) => bilingualName(row.title, locale)
  const { ready, unready, same, shown } = contentByAct(entries)
  const locks = kind === 'speaker' && ready.some(({ state }) => state === 'draft')
  return (
    <TickedActs
      ticked={entries}
      idOf={row => row.guid}
      nameOf={nameOf}
      detailOf={({ state }) => <StatusWord tone={stateTones[state]}>{words.states[state]()}</StatusWord>}
      onDone={onDone}
      acts={[
        {
          key: 'publish',
          title: m.content_publish_many({ count: ready.length }),
          lead: m.content_publish_many_text(),
          summary: locks && <Banner tone="attention">{m.content_speakers_lock_text()}</Banner>,
          rows: ready,
          left: [
            { count: same, text: m.content_left_published() },
            { count: unready.length, text: m.content_left_unready(), names: unready.map(nameOf) },
          ],
          submitText: m.content_publish(),
          doneText: m.content_published_many,
          act: row => publish.mutateAsync(row),
          causeOf: causeOfRefusal,
        },
        {
          key: 'unpublish',
          title: m.content_unpublish_many({ count: shown.length }),
          lead: m.content_unpublish_many_text(),
          rows: shown,
          left: [{ count: entries.length - shown.length, text: m.content_left_draft() }],
          submitText: words.unpublish(),
          doneText: m.content_unpublished_many,
          act: row => unpublish.mutateAsync(row),
        },
      ]}
    />
  )
}
