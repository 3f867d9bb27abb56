import type { RecommendationQuality } from '#contract/recommendation.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth } from '#web/kit/dates/day-words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Plot } from '#web/kit/plot/plot.tsx'
import { Cell, DataTable, HeadCell, Row, RowHeader } from '#web/ui/data-table.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

/** Coverage, diversity, what people kept, and the halls by how full they will be. */
export function QualityView({ quality }: { quality: RecommendationQuality }) {
  const moments = useMoments()
  const locale = useLocale()
  const { people, coverage, diversity, kept, madeAt } = quality
  // Without anybody to recommend to every share is one of nothing.
  if (madeAt === null && people.withTaste === 0 && people.withPlan === 0)
    return <EmptyState title={m.quality_none_title()}>{m.quality_none_text()}</EmptyState>
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  return (
    <>
      <p className="text-text-quiet">
        {madeAt ? m.quality_made({ at: moments.moment(madeAt) }) : m.quality_none_title()}
      </p>
      <DefinitionList
        className="mt-6"
        items={[
          { term: m.quality_with_taste(), value: people.withTaste },
          { term: m.quality_worked(), value: people.workedOut },
          { term: m.quality_with_plan(), value: people.withPlan },
          {
            term: m.quality_coverage(),
            value: m.quality_coverage_value({
              share: percent(coverage.sessions),
              count: coverage.recommendedTo,
              all: coverage.offered,
            }),
          },
          ...(diversity === null
            ? []
            : [
                {
                  term: m.quality_diversity(),
                  value: m.quality_diversity_value({ share: percent(diversity) }),
                },
              ]),
        ]}
      />
      <Section space="page" title={m.quality_kept()}>
        <Plot
          title={m.quality_kept_plot()}
          kind="bars"
          namesHead={m.quality_kept_column()}
          labels={kept.map((_, part) => m.quality_kept_part({ from: part * 20, to: part * 20 + 20 }))}
          series={[{ name: m.quality_people_column(), values: kept }]}
        />
      </Section>
      <Section space="page" title={m.quality_halls()} lead={m.quality_halls_lead()}>
        <Halls halls={quality.halls} percent={percent} />
      </Section>
    </>
  )
}

/** Bars of the fullest alone; the table has all. */
const shownBars = 10

type HallsProps = { halls: RecommendationQuality['halls']; percent: (share: number) => string }

function Halls({ halls, percent }: HallsProps) {
  const locale = useLocale()
  const to = usePaths()
  const share = ({ expected, capacity }: (typeof halls)[number]) => expected / capacity
  const fullest = halls.toSorted((left, right) => share(right) - share(left))
  const first = fullest.slice(0, shownBars)
  if (halls.length === 0)
    return <EmptyState title={m.quality_halls_none()}>{m.quality_halls_none_text()}</EmptyState>
  return (
    <>
      <Plot
        title={m.quality_filled()}
        kind="bars"
        namesHead={m.quality_session()}
        labels={first.map(({ title, hallName }) => `${title} (${hallName})`)}
        series={[{ name: m.quality_filled(), values: first.map(share) }]}
        format={percent}
      />
      <div className="mt-8">
        <DataTable caption={m.quality_halls()}>
          <thead>
            <tr>
              <HeadCell sticky>{m.quality_session()}</HeadCell>
              <HeadCell>{m.quality_when()}</HeadCell>
              <HeadCell>{m.quality_hall()}</HeadCell>
              <HeadCell alignTo="end">{m.quality_seats()}</HeadCell>
              <HeadCell alignTo="end">{m.quality_planned()}</HeadCell>
              <HeadCell alignTo="end">{m.quality_starred()}</HeadCell>
              <HeadCell alignTo="end">{m.quality_expected()}</HeadCell>
              <HeadCell alignTo="end">{m.quality_filled()}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {fullest.map(hall => (
              <Row key={hall.session}>
                <RowHeader>
                  <a href={`${to('program')}/${hall.session}`} className="text-link">
                    {hall.title}
                  </a>
                </RowHeader>
                <Cell>{`${dayAndMonth(hall.day, locale)}, ${hall.startsAt}`}</Cell>
                <Cell>{hall.hallName}</Cell>
                <Cell alignTo="end">{hall.capacity}</Cell>
                <Cell alignTo="end">{hall.planned}</Cell>
                <Cell alignTo="end">{hall.starred}</Cell>
                <Cell alignTo="end">{hall.expected}</Cell>
                <Cell alignTo="end">
                  {share(hall) > 1 ? (
                    <StatusChip tone="attention">{percent(share(hall))}</StatusChip>
                  ) : (
                    percent(share(hall))
                  )}
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    </>
  )
}
