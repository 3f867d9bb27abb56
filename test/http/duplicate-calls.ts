import type { DuplicateRow, MergeOrder, MergePreview } from '#contract/organiser-duplicate.ts'
import { transliterateName } from '#domain/person/transliteration.ts'
import { runJob } from '#server/jobs/job-definitions.ts'
import { finishedParticipant, must, type TestApplicant } from '#test/factories/participant.ts'
import type { TestServer } from '#test/server.ts'

export type DuplicatePage = {
  items: DuplicateRow[]
  nextCursor: string | null
  counts: Record<string, number>
}

export const seekDuplicates = (server: TestServer) => runJob(server.services, 'seek-duplicates', {})

export const listDuplicates = (server: TestServer, token: string, query = '') =>
  must<DuplicatePage>(server, 'GET', `/organizer/duplicates?${query}`, { token })

type Role = 'participant' | 'speaker' | 'media'

/** One person who applied twice, the second time in Latin letters. */
export async function appliedTwice(
  server: TestServer,
  lastName: string,
  {
    latin = transliterateName(lastName),
    born = '1979-03-02',
    roles: [firstRole, secondRole] = ['participant', 'participant'],
  }: { latin?: string; born?: string; roles?: [Role, Role] } = {},
): Promise<[TestApplicant, TestApplicant]> {
  const first = await finishedParticipant(server, {
    role: firstRole,
    person: {
      lastName,
      firstName: 'Юрий',
      middleName: 'Ильич',
      latinLastName: transliterateName(lastName),
      latinFirstName: 'Iurii',
      birthDate: born,
    },
  })
  const second = await finishedParticipant(server, {
    role: secondRole,
    person: {
      lastName: null,
      firstName: null,
      middleName: null,
      citizenship: 'KZ',
      birthDate: born,
      latinLastName: latin,
      latinFirstName: 'Yury',
    },
  })
  await seekDuplicates(server)
  return [first, second]
}

/** The pair of these two in one tab of the list. */
export async function pairOf(
  server: TestServer,
  token: string,
  { made, query = 'limit=200' }: { made: readonly TestApplicant[]; query?: string },
): Promise<DuplicateRow | undefined> {
  const guids = made.map(({ applicationGuid }) => applicationGuid).sort()
  const { items } = await listDuplicates(server, token, query)
  return items.find(({ left, right }) =>
    [left.applicationGuid, right.applicationGuid].sort().every((guid, at) => guid === guids[at]),
  )
}

export const mergePath = (guid: string) => `/organizer/duplicates/${guid}/merge`

/** What merging these two would do, by default into the record that the rule proposes. */
export async function previewMerge(
  server: TestServer,
  token: string,
  { made, keep }: { made: readonly TestApplicant[]; keep?: TestApplicant | undefined },
): Promise<MergePreview> {
  const pair = await pairOf(server, token, { made })
  if (!pair) throw new Error('the pair was not found')
  const side = keep && (pair.left.applicationGuid === keep.applicationGuid ? 'left' : 'right')
  return must(server, 'GET', `${mergePath(pair.guid)}${side ? `?keep=${side}` : ''}`, { token })
}

export const mergeOrder = (
  { keep, version, basis }: MergePreview,
  choices: MergeOrder['choices'] = {},
): MergeOrder => ({ keep, version, basis, choices })
