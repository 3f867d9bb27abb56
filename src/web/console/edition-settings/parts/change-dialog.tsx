import type { previewEditionSettings } from '#contract/organiser-edition.ts'
import { m } from '#messages/compiled/messages.js'
import type { CallOutput } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { effectWords, settingLabel, settingText, warningWords } from './settings-words.ts'

export type SettingsLookAhead = CallOutput<typeof previewEditionSettings>

type ChangeDialogProps = { ahead: SettingsLookAhead; onSave: () => void; onClose: () => void }

/** What saving will change and for how many people, before it does. */
export function ChangeDialog({ ahead, onSave, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={m.content_edition_ahead_title()}
      description={m.content_edition_ahead_text()}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onSave}>{m.content_edition_ahead_save()}</Button>
          <DialogClose>
            <Button variant="secondary">{m.cancel()}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-4">
        {ahead.warnings.length > 0 && (
          <Banner tone="attention" title={m.content_edition_ahead_check()}>
            <ul className="space-y-1">
              {ahead.warnings.map(warning => (
                <li key={warning}>{warningWords[warning]()}</li>
              ))}
            </ul>
          </Banner>
        )}
        <ChangeLines changes={ahead.changes} />
        {ahead.effects.length > 0 && (
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {ahead.effects.map(({ effect, count }) => (
              <li key={effect}>{effectWords[effect]({ count })}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

/** Settings from what to what, a line each. */
export function ChangeLines({ changes }: { changes: SettingsLookAhead['changes'] }) {
  const locale = useLocale()
  const moments = useMoments()
  const shown = (value: unknown, field: string) => settingText(field, value, { locale, day: moments.day })
  return (
    <dl className="divide-y border-y text-sm">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="py-2">
          <dt className="text-text-quiet">{settingLabel(field)}</dt>
          <dd className="wrap-anywhere">
            <span className="text-text-quiet line-through">{shown(from, field)}</span>{' '}
            <span className="font-medium">{shown(to, field)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
