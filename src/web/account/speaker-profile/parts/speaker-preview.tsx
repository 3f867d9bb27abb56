import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'
import { speakerCardOf } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { usePrivatePicture } from '#web/account/photograph/queries.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { ProsePreview } from '#web/kit/prose/prose-preview.tsx'
import { initials } from '#web/ui/initials.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

type SpeakerPreviewProps = {
  profile: SpeakerProfile
  photographFileGuid: string | null
  onClose: () => void
}

/** A preview of the public card, as the site will show it in each language. */
export function SpeakerPreview({ profile, photographFileGuid, onClose }: SpeakerPreviewProps) {
  const locale = useLocale()
  const card = (language: 'ru' | 'en') => (
    <div lang={language}>
      <CardFace profile={profile} photographFileGuid={photographFileGuid} locale={language} />
    </div>
  )
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      title={m.speaker_profile_preview_title()}
      description={m.speaker_profile_preview_lead()}
      closeLabel={m.close()}
    >
      <Tabs
        label={m.speaker_profile_preview_title()}
        defaultValue={locale}
        tabs={[
          { value: 'ru', label: m.content_language_ru(), content: card('ru') },
          { value: 'en', label: m.content_language_en(), content: card('en') },
        ]}
      />
    </Sheet>
  )
}

type CardFaceProps = Omit<SpeakerPreviewProps, 'onClose'> & { locale: 'ru' | 'en' }

/** Like the site's `SpeakerPanel`, but with the private photograph. */
function CardFace({ profile, photographFileGuid, locale }: CardFaceProps) {
  const card = speakerCardOf(profile)
  const name = `${card.firstName[locale]} ${card.lastName[locale]}`.trim()
  if (name === '') return <p className="text-text-quiet">{m.content_preview_empty()}</p>
  return (
    <article>
      <div className="grid grid-cols-[7rem_1fr] gap-5 sm:grid-cols-[10rem_1fr]">
        <Face name={name} fileGuid={photographFileGuid} />
        <div className="min-w-0 self-center wrap-anywhere">
          <h3 className="text-xl font-semibold">{name}</h3>
          <p className="mt-1 text-pretty text-text-quiet">{card.position[locale]}</p>
          <p className="mt-1 font-semibold">{card.company[locale]}</p>
        </div>
      </div>
      <div className="mt-6 wrap-anywhere">
        <ProsePreview markdown={card.biography[locale]} locale={locale} />
      </div>
    </article>
  )
}

function Face({ name, fileGuid }: { name: string; fileGuid: string | null }) {
  const { url } = usePrivatePicture(fileGuid)
  const frame = 'block aspect-square w-full overflow-hidden rounded-md bg-sunken'
  if (url) return <img src={url} alt="" width={320} height={320} className={`${frame} object-cover`} />
  return (
    <span
      aria-hidden="true"
      className={`${frame} grid place-content-center text-3xl font-semibold text-text-quiet`}
    >
      {initials(name)}
    </span>
  )
}
