import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ChangeLines } from './change-dialog.tsx'
import { useSettingsHistory } from './use-edition-settings.ts'

/** Who changed the settings, from what to what. */
export function SettingsHistory() {
  const { data, error, refetch } = useSettingsHistory()
  const moments = useMoments()
  const locale = useLocale()
  return (
    <Section title={m.content_edition_history()} space="none">
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <div aria-busy="true">
          <SkeletonText lines={4} />
        </div>
      ) : data.items.length === 0 ? (
        <p className="text-text-quiet">{m.content_edition_history_none()}</p>
      ) : (
        <ol className="space-y-6">
          {data.items.map(({ at, by, changes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two saves may share a moment; the list is only read
            <li key={index}>
              <p className="mb-1 text-sm">
                <time dateTime={at}>{moments.moment(at)}</time>
                {by && ` · ${colleagueName(locale, by)}`}
              </p>
              <ChangeLines changes={changes} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
