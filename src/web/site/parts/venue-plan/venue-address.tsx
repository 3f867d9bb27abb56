import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** Name, street and town of the venue, as an address is written. */
export function VenueAddress({ className }: { className?: string }) {
  const { venue, address, city } = useEdition()
  const locale = useLocale()
  const lines = [venue[locale], [address[locale], city[locale]].filter(Boolean).join(', ')]
  return (
    <address className={`not-italic ${className ?? ''}`}>
      <strong className="font-semibold">{lines[0]}</strong>
      <br />
      {lines[1]}
    </address>
  )
}
