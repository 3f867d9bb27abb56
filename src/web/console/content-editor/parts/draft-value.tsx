import type { CaptionedPicture, PictureValue, WeightedAnswer } from '#domain/content/content-field.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Image } from '#web/kit/picture/image.tsx'
import { optionWord } from './option-words.ts'
import { useReferenceOptions } from './use-reference-options.ts'

type DraftValueProps = {
  kind: ContentKind
  /** For example `title.en`, `hall`. */
  path: string
  value: unknown
  edition: string | undefined
}

/** One value of a draft, read-only, for comparing two versions. */
export function DraftValue({ kind, path, value, edition }: DraftValueProps) {
  const locale = useLocale()
  const moments = useMoments()
  const [name = ''] = path.split('.')
  const field = fieldsOf(kind)[name]
  if (!field || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="text-text-quiet">{m.content_conflict_empty()}</span>
  switch (field.type) {
    case 'text':
    case 'prose':
    case 'lines':
      return <span className="wrap-anywhere whitespace-pre-wrap">{String(value)}</span>
    case 'flag':
      return value === true ? m.yes() : m.no()
    case 'choice':
      return optionWord(kind, name, String(value))
    case 'choices':
      return (value as string[]).map(option => optionWord(kind, name, option)).join(', ')
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? moments.day(String(value)) : String(value)
    case 'picture':
      return <SmallPicture picture={value as PictureValue} alt="" />
    case 'captionedPictures':
      return (
        <span className="flex flex-wrap gap-2">
          {(value as CaptionedPicture[]).map(({ picture, caption }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
            <SmallPicture key={index} picture={picture} alt={caption[locale]} />
          ))}
        </span>
      )
    case 'answers':
      return (
        <ol className="list-inside list-decimal">
          {(value as WeightedAnswer[]).map(({ code, text }) => (
            <li key={code}>{bilingualName(text, locale)}</li>
          ))}
        </ol>
      )
    case 'reference':
    case 'references':
      return (
        <ReferenceNames
          kind={field.kind as ContentKind}
          guids={Array.isArray(value) ? (value as string[]) : [String(value)]}
          edition={edition}
        />
      )
    default:
      return <span className="wrap-anywhere">{String(value)}</span>
  }
}

function SmallPicture({ picture, alt }: { picture: PictureValue; alt: string }) {
  return (
    <Image
      path={picture.path}
      alt={alt}
      width={96}
      height={64}
      className="h-16 w-24 rounded-sm border bg-sunken"
    />
  )
}

type ReferenceNamesProps = { kind: ContentKind; guids: readonly string[]; edition: string | undefined }

function ReferenceNames({ kind, guids, edition }: ReferenceNamesProps) {
  const locale = useLocale()
  const { data } = useReferenceOptions(kind, edition)
  if (!data) return '…'
  return guids
    .map(guid => {
      const option = data.find(one => one.guid === guid)
      return option ? bilingualName(option.title, locale) : m.content_reference_unknown()
    })
    .join(', ')
}
