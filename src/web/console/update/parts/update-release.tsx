import type { OrganiserUpdate, UpdateDraft } from '#contract/organiser-update.ts'
import { m } from '#messages/compiled/messages.js'
import { readersInWords } from '#web/console/letter/words.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Prose } from '#web/ui/prose.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useReleaseUpdate, useUpdatePreview } from '../queries.ts'
import { audienceWords } from '../words.ts'

type UpdateReleaseProps = {
  update: OrganiserUpdate
  draft: UpdateDraft
  onClose: () => void
  onReleased: () => void
}

/** An update as it will be read and by how many, before anybody can. */
export function UpdateRelease({ update, draft, onClose, onReleased }: UpdateReleaseProps) {
  const release = useReleaseUpdate()
  const { data, error, refetch } = useUpdatePreview(draft)
  return (
    <Dialog
      open
      sending={release.isPending}
      onOpenChange={open => !open && onClose()}
      title={m.updates_console_release_title()}
      description={m.updates_console_release_text({
        audience: audienceWords[draft.audience](),
        readers: readersInWords(data?.readers ?? update.readers),
      })}
      closeLabel={m.close()}
      actions={
        <>
          <Button
            disabled={!data}
            loading={release.isPending}
            onClick={() =>
              release.mutate(update, {
                onSuccess: () => {
                  toasts.show({ title: m.updates_console_released(), tone: 'positive' })
                  onReleased()
                },
              })
            }
          >
            {m.updates_console_release()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      {data ? (
        <Tabs
          label={m.letters_language()}
          tabs={(['ru', 'en'] as const).map(lang => ({
            value: lang,
            label: lang === 'ru' ? m.content_language_ru() : m.content_language_en(),
            content: (
              <article lang={lang} className="space-y-3">
                <p className="font-medium wrap-anywhere">{data[lang].title}</p>
                <Prose html={data[lang].html} />
              </article>
            ),
          }))}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  )
}
