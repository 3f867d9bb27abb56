import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentDetail } from '#contract/content.ts'
import type { Locale } from '#contract/field.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { shownWords, stateTones } from '#web/console/content/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { pathTo } from '#web/paths.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { type KnownProblem, publishFaults } from './draft-check.ts'
import { controlId } from './draft-place.ts'
import { UsedBy } from './end-dialogs.tsx'
import { pathWords } from './path-words.ts'

/** The rest is only counted, since the fields themselves say what is missing. */
const mostListed = 8

type PublishingSideProps = {
  kind: ContentKind
  detail: ContentDetail | null
  /** Whether anything here differs from the site. */
  news: boolean
  /** What prevents publishing. */
  problems: readonly KnownProblem[]
  /** The overlaps of a session, if any. */
  conflict: ReactNode
  /** Whether a refusal has not been corrected yet. */
  faulty: boolean
}

/** The state of the piece on the site, what is missing, and where it is used. */
export function PublishingSide({ kind, detail, news, problems, conflict, faulty }: PublishingSideProps) {
  const state = detail?.state ?? 'draft'
  const words = shownWords(kind)
  return (
    <aside aria-labelledby="publishing" className="space-y-6 text-sm">
      <section className="space-y-3">
        <h2 id="publishing" className="font-semibold">
          {m.content_side_state()}
        </h2>
        <div>
          <StatusChip tone={stateTones[state]}>{words.states[state]()}</StatusChip>
          <p className="mt-1.5 text-text-quiet">{words.meanings[state]()}</p>
        </div>
        {detail && <Dates detail={detail} />}
        {detail && state !== 'draft' && <SiteLink detail={detail} />}
      </section>
      {conflict}
      {((news && !faulty) || problems.length > 0) && <Missing kind={kind} problems={problems} />}
      {detail && detail.usedBy.length > 0 && (
        <section className="space-y-2">
          <h2 className="font-semibold">{m.content_used_by()}</h2>
          <UsedBy detail={detail} />
        </section>
      )}
    </aside>
  )
}

function Dates({ detail: { updatedAt, updatedBy, publishedAt } }: { detail: ContentDetail }) {
  const moments = useMoments()
  const locale = useLocale()
  const when = moments.moment(updatedAt)
  return (
    <ul className="space-y-1 text-text-quiet">
      {publishedAt && <li>{m.content_published_on({ when: moments.moment(publishedAt) })}</li>}
      <li>
        {updatedBy
          ? m.content_updated_by_whom({ when, who: colleagueName(locale, updatedBy) })
          : m.content_updated_by({ when })}
      </li>
    </ul>
  )
}

function SiteLink({ detail }: { detail: ContentDetail }) {
  const locale = useLocale()
  const place = { guid: detail.guid, draft: detail.published ?? detail.draft }
  const address = siteAddress(detail.kind, place, locale)
  if (address === null) return null
  return (
    <a href={address} target="_blank" rel="noreferrer" className="text-link inline-flex items-center gap-1.5">
      <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.content_open_on_site()}
    </a>
  )
}

function Missing({ kind, problems }: { kind: ContentKind; problems: readonly KnownProblem[] }) {
  const faults = publishFaults(kind, problems)
  if (faults.length === 0) return <p className="text-positive">{m.content_ready()}</p>
  return (
    <section className="space-y-2">
      <h2 className="font-semibold">{m.content_not_ready({ count: faults.length })}</h2>
      <ul className="space-y-1.5">
        {faults.slice(0, mostListed).map(({ path, code }) => (
          <li key={`${path} ${code}`}>
            <a
              href={`#${controlId(path)}`}
              className="text-link"
              onClick={event => {
                if (focusPlace(path)) event.preventDefault()
              }}
            >
              {pathWords(kind, path)}
            </a>
          </li>
        ))}
      </ul>
      {faults.length > mostListed && (
        <p className="text-text-quiet">{m.content_and_more({ count: faults.length - mostListed })}</p>
      )}
    </section>
  )
}

function focusPlace(path: string): boolean {
  const found = document.getElementById(controlId(path))
  const control =
    found instanceof HTMLFieldSetElement
      ? (found.querySelector<HTMLElement>('input, select, textarea, button') ?? found)
      : found
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
  return control !== null
}

type Placed = { guid: string; draft: Readonly<Record<string, unknown>> }

const lists = {
  figure: 'home',
  homeEntry: 'home',
  faqItem: 'faq',
  contact: 'contacts',
  hall: 'venue',
  hotel: 'venue',
  transferHub: 'venue',
  venuePlace: 'venue',
  track: 'program',
  committeeMember: 'committee',
  partner: 'partners',
  album: 'album',
  video: 'media',
  surveyArchetype: 'survey',
  surveyQuestion: 'survey',
} as const satisfies Partial<Record<ContentKind, string>>

/** The page of the site that shows a piece: its own, else the list; null for what no visitor sees. */
function siteAddress(kind: ContentKind, { guid, draft }: Placed, locale: Locale): string | null {
  switch (kind) {
    case 'news':
      return pathTo(locale, 'newsItem', { guid })
    case 'speaker':
      return pathTo(locale, 'speaker', { guid })
    case 'programmeSession':
      return pathTo(locale, 'programSession', { guid })
    case 'page':
      return pathTo(locale, (draft.slug as 'home' | null) ?? 'home')
    case 'shuttle':
    case 'importantUpdate':
    case 'cannedReply':
    case 'staffContact':
    case 'staffDocument':
    case 'staffGuide':
    case 'searchSynonym':
      return null
    default:
      return pathTo(locale, lists[kind])
  }
}
