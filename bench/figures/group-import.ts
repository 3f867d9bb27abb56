import type { BulkResult } from '#contract/group.ts'
import type { ImportResult } from '#contract/group-import.ts'
import type { ImportPreview, ImportValues } from '#contract/import.ts'
import { listedPerson, listHeadings } from '#test/factories/listed-person.ts'
import { writeWorkbook } from '#test/factories/spreadsheet.ts'
import { type AppProcess, withApp } from '../app-process.ts'
import { type Figure, type Measurement, median } from '../figure.ts'
import { type CoordinatedGroup, callAsCoordinator, makeGroup } from '../group/make-group.ts'
import { residentMegabytes } from '../processes.ts'

const people = 500
const rounds = 4
/** As many links as the web sends in one call. */
const portion = 20

/** A coordinator's spreadsheet of 500 people: uploaded, read, judged, and written as a whole. */
export const groupImportMeasurement: Measurement = {
  name: 'import',
  title: `a spreadsheet of ${people} people, from its upload to the last row written`,
  measure: () => withApp({ mode: 'test' }, measure),
}

async function measure(app: AppProcess): Promise<Figure[]> {
  const group = await makeGroup(`http://127.0.0.1:${app.port}`, 0)
  const times = { read: [] as number[], written: [] as number[], whole: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const { read, written } = await importList(group, round)
    times.read.push(read)
    times.written.push(written)
    times.whole.push(read + written)
  }
  const { complete } = await importList(group, rounds)
  const portions = await sendPortions(group, complete)
  return [
    {
      what: `import of ${people}, read and written`,
      value: Math.max(...times.whole),
      unit: 'ms',
      target: { limit: 5000, direction: 'at most' },
      note: `the slowest of ${rounds}; median ${median(times.read).toFixed(0)} ms read, ${median(times.written).toFixed(0)} ms written`,
    },
    {
      what: `links to ${people}, in portions of ${portion}`,
      value: portions.reduce((sum, time) => sum + time, 0),
      unit: 'ms',
      note: `each link is a transaction of its own; the slowest portion ${Math.max(...portions).toFixed(0)} ms`,
    },
    { what: 'import, app process', value: residentMegabytes(app.pid), unit: 'MB' },
  ]
}

/** Gives the milliseconds of the preview and of the writing, and the people to whom links can be sent. */
export async function importList(
  group: CoordinatedGroup,
  round: number,
): Promise<{ read: number; written: number; complete: string[] }> {
  const rows = Array.from({ length: people }, (_, index) => listedPerson(round * people + index))
  const file = writeWorkbook({ rows: [listHeadings, ...rows], shared: true })
  const startedAt = performance.now()
  const preview = await upload(group, file)
  const readAt = performance.now()
  const sent = preview.rows.map(({ number, cells }) => ({
    number,
    values: Object.fromEntries(
      Object.entries(cells).map(([field, { value }]) => [field, value]),
    ) as ImportValues,
  }))
  const { added, complete } = await callAsCoordinator<ImportResult>(group, 'POST', 'import/rows', {
    rows: sent,
  })
  if (added !== people) throw new Error(`${added} people were added`)
  return { read: readAt - startedAt, written: performance.now() - readAt, complete }
}

/** Milliseconds of each portion. */
export async function sendPortions(group: CoordinatedGroup, guids: string[]): Promise<number[]> {
  const times: number[] = []
  for (let from = 0; from < guids.length; from += portion) {
    const startedAt = performance.now()
    const { results } = await callAsCoordinator<BulkResult>(group, 'POST', 'members/send', {
      participantGuids: guids.slice(from, from + portion),
    })
    const refused = results.find(({ ok }) => !ok)
    if (refused) throw new Error(`a link was not sent: ${refused.code}`)
    times.push(performance.now() - startedAt)
  }
  return times
}

async function upload({ base, guid, token }: CoordinatedGroup, file: Buffer): Promise<ImportPreview> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'list.xlsx')
  const answer = await fetch(`${base}/api/v2/groups/${guid}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ImportPreview
}
