import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProgrammeFound } from '#contract/page-data.ts'
import { SearchResults } from './search-results.tsx'
import type { SearchState } from './search-state.ts'

const nothing: ProgrammeFound = { items: [], total: 0, corrected: null }
const draw = (state: SearchState, elsewhere = 0) =>
  renderToStaticMarkup(
    <SearchResults
      state={state}
      locale="en"
      path="/en/program"
      elsewhere={elsewhere}
      everywhere="/en/program?q=zebra&amp;day=all"
      whole="/en/program"
      onRetry={() => {}}
      onLeave={() => {}}
    />,
  )
/** What a screen reader announces by itself. */
const told = (html: string) => /role="(?:status|alert)">(.*)/s.exec(html)?.[1] ?? ''

it('that nothing was found is told', () => {
  expect(told(draw({ is: 'done', query: 'zebra', answer: nothing }))).toContain('zebra')
})

it('what the last query did not find is not said of the next one', () => {
  expect(draw({ is: 'busy', query: 'phishing', answer: nothing })).not.toContain('phishing')
})

it('that the search failed is told with the reason', () => {
  expect(told(draw({ is: 'failed', query: 'zebra', message: 'The connection is lost' }))).toContain(
    'The connection is lost',
  )
})

it('what the filters leave out is offered', () => {
  const html = draw({ is: 'done', query: 'zebra', answer: nothing }, 3)
  expect(told(html)).toContain('3')
  expect(html).toContain('day=all')
})
