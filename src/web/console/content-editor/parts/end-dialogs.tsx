import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ContentDetail, removeContent, unpublishContent } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName, kindWords, shownWords } from '#web/console/content/words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { contentKey } from './content-key.ts'

type UnpublishDialogProps = {
  detail: ContentDetail
  onDone: (detail: ContentDetail) => void
  onClose: () => void
}

export function UnpublishDialog({ detail, onDone, onClose }: UnpublishDialogProps) {
  const words = shownWords(detail.kind)
  const unpublish = useUnpublish(detail.kind, next => {
    toasts.show({ title: words.unpublishedToast() })
    onDone(next)
    onClose()
  })
  return (
    <Dialog
      open
      sending={unpublish.isPending}
      onOpenChange={open => !open && onClose()}
      title={words.unpublishTitle()}
      description={words.unpublishText()}
      closeLabel={m.close()}
      actions={
        <>
          <Button loading={unpublish.isPending} onClick={() => unpublish.mutate(detail)}>
            {words.unpublish()}
          </Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <Refusal error={unpublish.error} detail={detail} />
    </Dialog>
  )
}

type RemoveDialogProps = {
  detail: ContentDetail
  onDone: () => void | Promise<void>
  onClose: () => void
}

/** Asks before a piece is removed for good. Whatever refers to it must be changed first. */
export function RemoveDialog({ detail, onDone, onClose }: RemoveDialogProps) {
  const locale = useLocale()
  const remove = useRemove(detail.kind, () => {
    toasts.show({ title: m.content_removed_toast() })
    return onDone()
  })
  const used = detail.usedBy.length > 0
  return (
    <Dialog
      open
      sending={remove.isPending}
      onOpenChange={open => !open && onClose()}
      title={
        used ? m.content_remove_used() : m.content_remove_title({ name: bilingualName(detail.title, locale) })
      }
      description={used ? m.content_remove_used_text() : shownWords(detail.kind).removeText()}
      closeLabel={m.close()}
      actions={
        <>
          {!used && (
            <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(detail)}>
              {m.content_remove()}
            </Button>
          )}
          <DialogClose>
            <Button variant="secondary">{used ? m.close() : m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      {used ? <UsedBy detail={detail} /> : <Refusal error={remove.error} detail={detail} />}
    </Dialog>
  )
}

function Refusal({ error, detail }: { error: Error | null; detail: ContentDetail }) {
  if (!error) return null
  return (
    <div className="space-y-4">
      <Banner tone="negative" announce="alert">
        {error.message}
      </Banner>
      <UsedBy detail={detail} />
    </div>
  )
}

/** The rest is folded. */
const mostShown = 6

/** The pieces that refer to this one, each a link to its editor. */
export function UsedBy({ detail: { usedBy } }: { detail: ContentDetail }) {
  if (usedBy.length === 0) return null
  const rest = usedBy.slice(mostShown)
  return (
    <div className="space-y-1.5 text-sm">
      <UsedByLinks usedBy={usedBy.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-9 py-1.5 text-text-quiet select-none hover:text-text">
            {m.content_and_more({ count: rest.length })}
          </summary>
          <UsedByLinks usedBy={rest} />
        </details>
      )}
    </div>
  )
}

function UsedByLinks({ usedBy }: { usedBy: ContentDetail['usedBy'] }) {
  const locale = useLocale()
  const to = usePaths()
  return (
    <ul className="space-y-1.5">
      {usedBy.map(({ guid, kind, title }) => (
        <li key={guid}>
          <Link
            to={to('organiser-content-item', { kind, guid })}
            title={kindWords[kind].plural()}
            className="text-link"
          >
            {bilingualName(title, locale)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Takes a piece off the site; the draft stays. */
function useUnpublish(kind: ContentKind, onDone: (detail: ContentDetail) => void) {
  return useSend(
    unpublishContent,
    ({ guid, version }: { guid: string; version: number }) => ({ params: { kind, guid }, body: { version } }),
    { onSuccess: onDone },
  )
}

/** Removes a piece for good. `onDone` leaves the page and is awaited, since an open editor would read the piece again. */
function useRemove(kind: ContentKind, onDone: () => void | Promise<void>) {
  const client = useQueryClient()
  return useSend(removeContent, ({ guid }: { guid: string }) => ({ params: { kind, guid } }), {
    async onSuccess(_, { guid }) {
      await onDone()
      client.removeQueries({ queryKey: contentKey(kind, guid) })
      await client.invalidateQueries({ queryKey: ['organiser'] })
    },
  })
}
