import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** What the person could press here, as quiet words. */
export function SeenButtons({ labels }: { labels: readonly (string | false | null)[] }) {
  const locale = useLocale()
  const quoted = labels.flatMap(label => (label ? [locale === 'ru' ? `«${label}»` : `“${label}”`] : []))
  if (quoted.length === 0) return null
  return <p className="text-sm text-text-quiet">{m.cabinet_look_buttons({ buttons: quoted.join(', ') })}</p>
}
