import { useState } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/button.tsx'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { Cell, DataTable, HeadCell, Row, RowHeader, SkeletonRows } from '#web/ui/data-table.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/section.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'

const COLUMNS = 5

export function DataSamples() {
  const [selected, setSelected] = useState<readonly string[]>(['2'])
  const [descending, setDescending] = useState(true)
  const rows = [
    {
      id: '1',
      name: m.ui_name_1(),
      company: m.ui_company_1(),
      tone: 'info',
      word: m.ui_chip_review(),
      time: '09:41',
    },
    {
      id: '2',
      name: m.ui_name_2(),
      company: m.ui_company_2(),
      tone: 'positive',
      word: m.ui_chip_approved(),
      time: '09:12',
    },
    {
      id: '3',
      name: m.ui_name_3(),
      company: m.ui_company_3(),
      tone: 'attention',
      word: m.ui_chip_mismatch(),
      time: '08:30',
    },
  ] as const
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter(other => other !== id) : [...selected, id])
  return (
    <Section space="page" title={m.ui_data()} className="border-t">
      <DataTable caption={m.ui_table()} maxHeight="20rem">
        <thead>
          <tr>
            <HeadCell sticky>{m.ui_col_name()}</HeadCell>
            <HeadCell>{m.ui_col_company()}</HeadCell>
            <HeadCell>{m.ui_col_status()}</HeadCell>
            <HeadCell alignTo="end">{m.ui_col_sum()}</HeadCell>
            <HeadCell
              alignTo="end"
              sorted={descending ? 'descending' : 'ascending'}
              onSort={() => setDescending(!descending)}
            >
              {m.ui_col_time()}
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {(descending ? rows : rows.toReversed()).map(row => (
            <Row key={row.id} selected={selected.includes(row.id)}>
              <RowHeader>
                <span className="flex items-center gap-3">
                  <RowCheckbox
                    label={m.ui_select_row({ name: row.name })}
                    checked={selected.includes(row.id)}
                    onChange={() => toggle(row.id)}
                  />
                  {row.name}
                </span>
              </RowHeader>
              <Cell>{row.company}</Cell>
              <Cell>
                <StatusChip tone={row.tone}>{row.word}</StatusChip>
              </Cell>
              <Cell alignTo="end">{m.ui_fee()}</Cell>
              <Cell alignTo="end">{row.time}</Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <LoadMore shownText={m.ui_shown()} moreText={m.ui_show_more()} onMore={() => undefined} />
      <div aria-busy="true" className="mt-6">
        <DataTable caption={m.ui_loading_list()}>
          <tbody>
            <SkeletonRows rows={3} columns={COLUMNS} />
          </tbody>
        </DataTable>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-2">
        <DefinitionList
          items={[
            { term: m.ui_facts_dates(), value: m.ui_facts_dates_value() },
            {
              term: m.ui_facts_place(),
              value: m.ui_facts_place_value(),
              action: (
                <a href="#data" className="text-link">
                  {m.ui_change()}
                </a>
              ),
            },
            { term: m.ui_facts_support(), value: m.ui_facts_support_value() },
          ]}
        />
        <SkeletonText lines={4} className="measure" />
      </div>
      <EmptyState
        level={3}
        className="mt-8"
        title={m.ui_empty_title()}
        action={<Button variant="secondary">{m.ui_empty_action()}</Button>}
      >
        {m.ui_empty_text()}
      </EmptyState>
    </Section>
  )
}
