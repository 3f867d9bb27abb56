import type { z } from 'zod'
import { answerRaise, type RaiseRow } from '#contract/organiser-raise.ts'
import { raiseSorts } from '#domain/raise/raise-sort.ts'
import { raiseTabs } from '#domain/raise/raise-transitions.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { judgeBy } from '#web/kit/contract-form/judge.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'
import { readSum, sumText } from '#web/kit/words/sum-text.ts'

export const raiseParameters = {
  q: searchText,
  status: choice(raiseTabs, 'asked'),
  from: anyDay,
  to: anyDay,
  sort: choice(['usual', ...raiseSorts], 'usual'),
} as const

export type RaiseFilters = ListFilters<typeof raiseParameters>

/** The filters as the call takes them. */
export const raiseQuery = ({ q, status, sort, ...days }: RaiseFilters) => ({
  state: status,
  ...(q && { q }),
  ...dayRangeQuery(days),
  ...(sort !== 'usual' && { sort }),
})

/** Without a tab it shows what waits for logistics. */
export const readRaiseFilters = (address: URLSearchParams) => readListFilters(raiseParameters, address)

export type AnswerValues = {
  answer: 'offer' | 'grant' | 'refuse'
  places: string
  price: string
  note: string
}

/** An answer begins with what was asked for, at the edition's price; a changed offer with itself. */
export function startingAnswer(
  raise: RaiseRow,
  { placePriceKopecks, locale }: { placePriceKopecks: string; locale: 'ru' | 'en' },
): AnswerValues {
  const price = raise.priceKopecks ?? placePriceKopecks
  return {
    answer: price === '0' && raise.state === 'asked' ? 'grant' : 'offer',
    places: String(raise.places ?? raise.placesAsked),
    price: sumText(price, locale),
    note: raise.answer ?? '',
  }
}

const strict = judgeBy(answerRaise.body)

/** The sum is typed in roubles and the places as text; the version is that of the row. */
export function judgeAnswer(version: number): Judge<AnswerValues, z.output<typeof answerRaise.body>> {
  return ({ answer, places, price, note }) => {
    const number = /^\s*\d{1,4}\s*$/.test(places) ? Number(places) : Number.NaN
    const said = note.trim()
    if (answer === 'refuse') return strict({ answer, version, note: said })
    if (answer === 'grant') return strict({ answer, version, places: number, note: said || null })
    const verdict = strict({
      answer,
      version,
      places: number,
      priceKopecks: readSum(price) ?? '',
      note: said || null,
    })
    if (verdict.ok) return verdict
    return {
      ok: false,
      faults: verdict.faults.map(({ field, code }) =>
        field === 'priceKopecks' ? { field: 'price', code: 'value_invalid' } : { field, code },
      ),
    }
  }
}
