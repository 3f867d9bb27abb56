import type * as routes from '#contract/organiser-watch-list.ts'
import { matchWatchColumns, mostWatched, readWatchRows } from '#domain/watch-list/read-watch-rows.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { readTableApart } from '#server/adapters/spreadsheets/table-reader.ts'
import { tableGate } from '#server/gate.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Room for a title, the headings and rows that cannot be read. */
const mostRows = mostWatched + 100

/** Reads a watch list for security to check; nobody is looked for yet. */
export const readWatchFile: UseCase<
  typeof routes.readWatchFile,
  never,
  { upload: { bytes: Buffer } }
> = async ({ upload: { bytes }, facts }) => {
  const { rows } = orRefuse(await tableGate(() => readTableApart({ bytes, rows: mostRows })))
  const columns = orRefuse(matchWatchColumns(rows.map(({ cells }) => cells.map(({ text }) => text))))
  const { people, broken } = readWatchRows(rows, columns)
  if (people.length > mostWatched) refuse('file_rows_many')
  if (people.length + broken.length === 0) refuse('file_empty')
  return {
    people,
    broken: broken.map(({ number, code }) => ({
      number,
      code,
      message: errorSentence(code, facts.locale),
    })),
  }
}
