import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { readContentOverview } from '#contract/content.ts'
import { shownGroup } from '#domain/content/content-shown.ts'
import { m } from '#messages/compiled/messages.js'
import { missingWords } from '#messages/content-word.ts'
import { bilingualName, kindWords } from '#web/console/content/words.ts'
import { MissingLanguages } from '#web/console/content-list/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

type OverviewFacts = z.infer<(typeof readContentOverview)['response']>

/** The state of each kind, and what is not translated yet. */
export function ContentOverview() {
  const [parameters, change] = useUrlParameters()
  const edition = parameters.get('edition') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['organiser', 'content', 'overview', edition ?? null],
    queryFn: ({ signal }) => callApi(readContentOverview, { query: edition ? { edition } : {}, signal }),
  })
  if (error && !data) return <LoadFailure error={error} onRetry={() => refetch()} />
  if (!data) return <OverviewSkeleton />
  return (
    <div className="space-y-10">
      {data.editions.length > 1 && (
        <EditionChoice
          editions={data.editions}
          value={edition}
          onChange={slug => change({ edition: slug })}
        />
      )}
      <Section title={m.content_overview_kinds()} space="none">
        <Kinds kinds={data.kinds} edition={edition} />
      </Section>
      <Section
        title={m.content_overview_missing()}
        lead={data.untranslated.length > 0 ? m.content_overview_missing_lead() : undefined}
        space="none"
      >
        <Untranslated rows={data.untranslated} edition={edition} />
      </Section>
    </div>
  )
}

type EditionChoiceProps = {
  editions: OverviewFacts['editions']
  value: string | undefined
  onChange: (slug: string | null) => void
}

function EditionChoice({ editions, value, onChange }: EditionChoiceProps) {
  const locale = useLocale()
  const current = useEdition()
  return (
    <SelectField
      label={m.content_edition_choice()}
      value={value ?? current.slug}
      onChange={event => onChange(event.target.value === current.slug ? null : event.target.value)}
      options={editions.map(({ slug, name }) => ({
        value: slug,
        label:
          slug === current.slug
            ? `${slug} — ${name[locale]} (${m.content_edition_current()})`
            : `${slug} — ${name[locale]}`,
      }))}
      fieldClassName="max-w-md"
    />
  )
}

const groups = [
  { group: 'site', title: m.content_group_site },
  { group: 'cabinet', title: m.content_group_cabinet },
  { group: 'staff', title: m.content_group_staff },
  { group: 'support', title: m.content_group_support },
] as const

const grid = 'grid items-center gap-x-4 px-1 md:grid-cols-[minmax(12rem,1fr)_repeat(4,7rem)]'

function Kinds({ kinds, edition }: { kinds: OverviewFacts['kinds']; edition: string | undefined }) {
  const to = usePaths()
  const address = (kind: OverviewFacts['kinds'][number]['kind'], filter: string) => {
    const query = new URLSearchParams(filter)
    if (edition) query.set('edition', edition)
    return { pathname: to('organiser-content-kind', { kind }), search: query.size > 0 ? `?${query}` : '' }
  }
  return (
    <div>
      <div aria-hidden="true" className={`${grid} hidden pb-2 text-right text-sm text-text-quiet md:grid`}>
        <span className="text-left">{m.content_overview_kind()}</span>
        <span>{m.content_overview_total()}</span>
        <span>{m.content_overview_published()}</span>
        <span>{m.content_overview_changed()}</span>
        <span>{m.content_overview_untranslated()}</span>
      </div>
      <div className="space-y-8">
        {groups.map(({ group, title }) => {
          const inside = kinds.filter(({ kind }) => shownGroup(kind) === group)
          return (
            inside.length > 0 && <KindGroup key={group} title={title()} kinds={inside} address={address} />
          )
        })}
      </div>
    </div>
  )
}

type KindGroupProps = {
  title: string
  kinds: OverviewFacts['kinds']
  address: (
    kind: OverviewFacts['kinds'][number]['kind'],
    filter: string,
  ) => { pathname: string; search: string }
}

/** What is shown in one place: on the site, in the cabinet, in the chat. */
function KindGroup({ title, kinds, address }: KindGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-1 pb-2 text-sm font-semibold text-text-quiet">
        {title}
      </h3>
      <ul className="divide-y border-y">
        {kinds.map(({ kind, total, published, changed, untranslated }) => {
          const { icon: Icon, plural } = kindWords[kind]
          return (
            <li key={kind} className={`${grid} grid-cols-2 py-1 text-sm hover:bg-sunken`}>
              <Link
                to={address(kind, '')}
                className="col-span-2 flex min-h-11 items-center gap-3 text-base/6 font-medium hover:underline md:col-span-1 md:min-h-10"
              >
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-text-quiet" />
                {plural()}
              </Link>
              <Count label={m.content_overview_total()} count={total} />
              <Count label={m.content_overview_published()} count={published} />
              <Count
                label={m.content_overview_changed()}
                count={changed}
                to={address(kind, 'state=changed')}
              />
              <Lacking
                counts={untranslated}
                addressOf={language => address(kind, `untranslated=${language}`)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type CountProps = {
  label: string
  count: number
  to?: { pathname: string; search: string }
}

/** A count under its column's head on a desk, with its own word on a phone; nothing to count is a quiet dash. */
function Count({ label, count, to }: CountProps) {
  return (
    <span className="flex justify-between gap-2 py-1 md:block md:py-0 md:text-right">
      <span className="text-text-quiet md:sr-only">{label}</span>{' '}
      <span className="tabular">
        {count === 0 ? (
          <span className="text-text-quiet">0</span>
        ) : to ? (
          <Link to={to} className="text-link">
            {count}
          </Link>
        ) : (
          count
        )}
      </span>
    </span>
  )
}

type LackingProps = {
  counts: OverviewFacts['kinds'][number]['untranslated']
  addressOf: (language: 'ru' | 'en') => { pathname: string; search: string }
}

/** How many lack Russian and how many English, each leading to those. */
function Lacking({ counts, addressOf }: LackingProps) {
  const lacking = (['ru', 'en'] as const).filter(language => counts[language] > 0)
  return (
    <span className="flex justify-between gap-2 py-1 md:block md:py-0 md:text-right">
      <span className="text-text-quiet md:sr-only">{m.content_overview_untranslated()}</span>{' '}
      <span className="tabular inline-flex gap-3">
        {lacking.length === 0 && <span className="text-text-quiet">0</span>}
        {lacking.map(language => (
          <Link key={language} to={addressOf(language)} className="text-link font-medium">
            <abbr title={missingWords[language]()} className="no-underline">
              {language.toUpperCase()}
            </abbr>{' '}
            {counts[language]}
          </Link>
        ))}
      </span>
    </span>
  )
}

type UntranslatedProps = { rows: OverviewFacts['untranslated']; edition: string | undefined }

function Untranslated({ rows, edition }: UntranslatedProps) {
  const locale = useLocale()
  const to = usePaths()
  if (rows.length === 0)
    return (
      <EmptyState
        level={3}
        picture={<CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-6" />}
        title={m.content_overview_all_translated()}
      >
        {m.content_overview_all_translated_text()}
      </EmptyState>
    )
  return (
    <ul className="divide-y border-y text-sm">
      {rows.map(row => (
        <li key={row.guid} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-1 py-2.5">
          <Link
            to={{
              pathname: to('organiser-content-item', { kind: row.kind, guid: row.guid }),
              search: edition ? `?edition=${edition}` : '',
            }}
            className="text-link min-w-0 flex-1 basis-60"
          >
            {bilingualName(row.title, locale)}
          </Link>
          <span className="w-44 text-text-quiet">{kindWords[row.kind].plural()}</span>
          <span className="w-44">
            <MissingLanguages row={row} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function OverviewSkeleton() {
  return (
    <div aria-busy="true" className="space-y-10">
      <div className="space-y-3">
        <Skeleton className="h-6 w-40" />
        <SkeletonText lines={13} />
      </div>
      <SkeletonText lines={4} />
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
