import type { CaptionedPicture, PictureValue } from '#domain/content/content-field.ts'
import type { ContentKind, DraftContent } from '#domain/content/content-kind.ts'
import { contentTitle } from '#domain/content/content-title.ts'
import { fillEditionWords } from '#domain/content/edition-words.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { ChosenIcon } from '#web/kit/picture/chosen-icon.tsx'
import { Image } from '#web/kit/picture/image.tsx'
import { PartnerLogo } from '#web/kit/picture/partner-logo.tsx'
import { Portrait } from '#web/kit/picture/portrait.tsx'
import { ProsePreview } from '#web/kit/prose/prose-preview.tsx'
import type { DraftValues } from './draft-check.ts'
import { optionWord } from './option-words.ts'
import {
  GuidePreview,
  HotelPreview,
  HubPreview,
  ReplyPreview,
  ShuttlePreview,
  UpdatePreview,
} from './preview-cabinet.tsx'
import { PreviewHead } from './preview-head.tsx'
import { SessionPreview } from './preview-session.tsx'

type PreviewProps = {
  kind: ContentKind
  values: DraftValues
  locale: 'ru' | 'en'
  edition: string | undefined
}

type PartProps<Kind extends ContentKind> = Omit<PreviewProps, 'kind' | 'values'> & {
  draft: DraftContent<Kind>
}

/** A piece of content as a visitor would read it, in one language. */
export function PreviewArticle({ kind, values, locale, edition }: PreviewProps) {
  const title = contentTitle(kind, values as never)[locale]
  const shown = { locale, edition }
  if (title === '') return <p className="text-text-quiet">{m.content_preview_empty()}</p>
  // The draft has every field of its kind, and the switch tells which kind it is.
  const draft = values as never
  switch (kind) {
    case 'news':
      return <NewsPreview draft={draft} {...shown} />
    case 'page':
      return <PagePreview draft={draft} {...shown} />
    case 'speaker':
      return <SpeakerPreview draft={draft} {...shown} />
    case 'committeeMember':
      return <MemberPreview draft={draft} {...shown} />
    case 'programmeSession':
      return <SessionPreview draft={draft} {...shown} />
    case 'partner':
      return <PartnerPreview draft={draft} {...shown} />
    case 'album':
      return <AlbumPreview draft={draft} {...shown} />
    case 'video':
      return <VideoPreview draft={draft} {...shown} />
    case 'hotel':
      return <HotelPreview draft={draft} locale={locale} />
    case 'shuttle':
      return <ShuttlePreview draft={draft} locale={locale} />
    case 'transferHub':
      return <HubPreview draft={draft} locale={locale} />
    case 'importantUpdate':
      return <UpdatePreview draft={draft} locale={locale} />
    case 'cannedReply':
      return <ReplyPreview draft={draft} locale={locale} />
    case 'staffDocument':
    case 'staffGuide':
      return <GuidePreview draft={draft} locale={locale} />
    default:
      return <SmallPreview kind={kind} values={values} locale={locale} title={title} />
  }
}

function WidePicture({ picture, alt }: { picture: PictureValue | null; alt: string }) {
  if (!picture) return null
  return (
    <Image
      path={picture.path}
      alt={alt}
      width={640}
      height={360}
      className="aspect-video h-auto w-full rounded-lg bg-sunken"
    />
  )
}

function NewsPreview({ draft, locale }: PartProps<'news'>) {
  const above = [
    draft.date && formatDay(draft.date, locale),
    draft.topic && optionWord('news', 'topic', draft.topic, { locale }),
  ]
  return (
    <article className="space-y-6">
      <PreviewHead
        above={above.filter(Boolean).join(' · ')}
        title={draft.title[locale]}
        lead={draft.summary[locale]}
      />
      <WidePicture picture={draft.cover} alt={draft.coverAlt[locale]} />
      <ProsePreview markdown={draft.body[locale]} locale={locale} />
    </article>
  )
}

function PagePreview({ draft, locale }: PartProps<'page'>) {
  return (
    <article className="space-y-6">
      <PreviewHead title={draft.title[locale]} lead={draft.lead[locale]} />
      <WidePicture picture={draft.picture} alt={draft.pictureAlt[locale]} />
      <FilledProse markdown={draft.body[locale]} locale={locale} />
    </article>
  )
}

function withAlt(picture: PictureValue | null, alt: string) {
  return picture && { ...picture, alt }
}

function SpeakerPreview({ draft, locale }: PartProps<'speaker'>) {
  const name = `${draft.firstName[locale]} ${draft.lastName[locale]}`
  return (
    <article className="space-y-6">
      <div className="flex flex-wrap items-start gap-6">
        <div className="w-44">
          <Portrait name={name} photo={withAlt(draft.photo, name)} side={176} />
        </div>
        <div className="min-w-60 flex-1 space-y-2">
          <h3 className="text-2xl font-semibold">{name}</h3>
          <p className="text-text-quiet">{draft.position[locale]}</p>
          <p>{draft.company[locale]}</p>
          <p className="text-sm text-text-quiet">
            {draft.topics.map(topic => optionWord('speaker', 'topics', topic, { locale })).join(', ')}
          </p>
        </div>
      </div>
      <ProsePreview markdown={draft.biography[locale]} locale={locale} />
    </article>
  )
}

function MemberPreview({ draft, locale }: PartProps<'committeeMember'>) {
  const name = `${draft.firstName[locale]} ${draft.lastName[locale]}`
  return (
    <article className="w-64 space-y-3">
      <Portrait name={name} photo={withAlt(draft.photo, name)} side={256} />
      <div>
        <h3 className="text-base/6 font-semibold">{name}</h3>
        <p className="mt-1 text-sm text-text-quiet">{draft.position[locale]}</p>
        <p className="mt-0.5 text-sm">{draft.company[locale]}</p>
      </div>
    </article>
  )
}

function PartnerPreview({ draft, locale }: PartProps<'partner'>) {
  return (
    <article className="max-w-md space-y-4">
      {draft.logo && (
        <PartnerLogo logo={{ ...draft.logo, alt: '' }} width={280} height={110} className="min-h-40" />
      )}
      <PreviewHead
        above={draft.category && optionWord('partner', 'category', draft.category, { locale })}
        title={draft.name[locale]}
      />
      <p className="text-text-quiet">{draft.description[locale]}</p>
      {draft.website && <p className="text-sm wrap-anywhere">{draft.website}</p>}
    </article>
  )
}

function AlbumPreview({ draft, locale }: PartProps<'album'>) {
  return (
    <article className="space-y-6">
      <PreviewHead
        above={draft.date && formatDay(draft.date, locale)}
        title={draft.title[locale]}
        lead={draft.description[locale]}
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {draft.pictures.map(({ picture, caption }: CaptionedPicture, index: number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={index} className="space-y-1">
            <Image
              path={picture.path}
              alt={caption[locale]}
              width={240}
              height={160}
              className="aspect-3/2 h-auto w-full rounded-md bg-sunken"
            />
            <p className="text-sm text-text-quiet">{caption[locale]}</p>
          </li>
        ))}
      </ul>
    </article>
  )
}

function VideoPreview({ draft, locale }: PartProps<'video'>) {
  const seconds = typeof draft.durationSeconds === 'number' ? draft.durationSeconds : 0
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <article className="space-y-6">
      <WidePicture picture={draft.poster} alt="" />
      <PreviewHead
        above={[draft.date && formatDay(draft.date, locale), length].filter(Boolean).join(' · ')}
        title={draft.title[locale]}
        lead={draft.description[locale]}
      />
    </article>
  )
}

/** With the figures that the site takes from the edition's settings. */
function FilledProse({ markdown, locale }: { markdown: string; locale: 'ru' | 'en' }) {
  const { feeKopecks } = useEdition()
  const fee = formatMoney(BigInt(feeKopecks), locale)
  return <ProsePreview markdown={fillEditionWords(markdown, { fee })} locale={locale} />
}

type SmallPreviewProps = Omit<PreviewProps, 'edition'> & { title: string }

/** Content that the site shows as a line or a small block. */
function SmallPreview({ kind, values, locale, title }: SmallPreviewProps) {
  const text = (name: string) => (values[name] as { ru: string; en: string } | undefined)?.[locale]
  const icon = values.icon as string | null | undefined
  return (
    <article className="max-w-md space-y-2">
      {icon && <ChosenIcon name={icon} className="size-6 text-accent-text" />}
      {kind === 'figure' && <p className="text-3xl font-semibold">{String(values.value ?? '')}</p>}
      <h3 className={kind === 'figure' ? 'text-text-quiet' : 'text-lg font-semibold'}>{title}</h3>
      {kind === 'faqItem' && <FilledProse markdown={text('answer') ?? ''} locale={locale} />}
      {kind === 'homeEntry' && <FilledProse markdown={text('body') ?? ''} locale={locale} />}
      {[text('note'), text('floor'), text('description')].filter(Boolean).map(line => (
        <p key={line} className="text-text-quiet">
          {line}
        </p>
      ))}
      {[values.email, values.phone].filter(Boolean).map(line => (
        <p key={String(line)} className="tabular">
          {String(line)}
        </p>
      ))}
    </article>
  )
}
