import type { ContentVersion } from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DraftValues } from './draft-check.ts'
import { changedPaths, valueAt } from './draft-merge.ts'
import { DraftValue } from './draft-value.tsx'
import { pathWords } from './path-words.ts'

type VersionDialogProps = {
  kind: ContentKind
  version: ContentVersion
  /** What the fields hold now. */
  values: DraftValues
  edition: string | undefined
  onPutBack: () => void
  onClose: () => void
}

/** An earlier draft beside what the fields hold, field by field, only where they differ. */
export function VersionDialog({ kind, version, values, edition, onPutBack, onClose }: VersionDialogProps) {
  const moments = useMoments()
  const sides = [
    {
      key: 'then',
      head: m.content_version_then({ when: moments.moment(version.savedAt) }),
      of: version.draft,
    },
    { key: 'now', head: m.content_version_now(), of: values },
  ]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.content_version_title()}
      description={m.content_version_lead()}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onPutBack}>{m.content_version_take()}</Button>
          <Button variant="secondary" onClick={onClose}>
            {m.close()}
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        {changedPaths(kind, version.draft, values).map(path => (
          <section key={path}>
            <h3 className="mb-2 font-medium">{pathWords(kind, path)}</h3>
            <div className="grid gap-3 text-sm sm:grid-cols-2">
              {sides.map(({ key, head, of }) => (
                <div key={key} className="min-w-0 rounded-md border p-3">
                  <p className="mb-1 text-text-quiet">{head}</p>
                  <div className="max-h-60 overflow-y-auto">
                    <DraftValue kind={kind} path={path} value={valueAt(of, path)} edition={edition} />
                  </div>
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
