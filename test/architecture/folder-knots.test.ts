import { expect, test } from 'vitest'
import { folderKnots } from './folder-knots.ts'

const root = 'src/server/usecases'
const file = (path: string, ...imports: string[]) => ({
  path: path.startsWith('src/') ? path : `${root}/${path}`,
  text: imports.map(each => `${each}\n`).join(''),
})
const invoice = file(
  'invoice/issue-invoice.ts',
  "import { tell } from '../message/tell.ts'",
  "import { m } from '#messages'",
)
const message = file('message/tell.ts', "import type { Group } from '#server/usecases/group/read-group.ts'")
const group = file('group/read-group.ts', "import { present } from '../invoice/present-invoice.ts'")
const pair = [
  file('chat/read-chat.ts', "import { seal } from '../auth/seal.ts'"),
  file('auth/seal.ts', "const { readChat } = await import('../chat/read-chat.ts')"),
]

test('folders that reach one another over a third are one knot, told with where each arrow is', () => {
  expect(folderKnots([invoice, message, group], root)).toEqual([
    'src/server/usecases: group, invoice, message import one another: invoice -> message (src/server/usecases/invoice/issue-invoice.ts); message -> group (src/server/usecases/message/tell.ts); group -> invoice (src/server/usecases/group/read-group.ts)',
  ])
})

test('two knots are told apart, and whoever only imports one stands in neither', () => {
  const onlooker = file('badge/read-badge.ts', "import { tell } from '../message/tell.ts'")
  const knots = folderKnots([onlooker, invoice, ...pair, message, group], root)
  expect(knots).toHaveLength(2)
  expect(knots.join()).not.toContain('badge')
})

test.each([
  ['arrows one way', [invoice, message]],
  [
    'files of one folder',
    [
      file('invoice/a.ts', "import { b } from './b.ts'"),
      file('invoice/b.ts', "import { a } from './parts/a.ts'"),
    ],
  ],
  [
    'a test',
    [
      file('chat/read-chat.ts', "import { seal } from '../auth/seal.ts'"),
      file('auth/seal.test.ts', "import { readChat } from '../chat/read-chat.ts'"),
    ],
  ],
  [
    'a file beside the folders',
    [
      file('chat/read-chat.ts', "import type { Call } from '../use-case.ts'"),
      file('use-case.ts', "import { readChat } from './chat/read-chat.ts'"),
    ],
  ],
  [
    'folders of another root',
    [
      file('src/web/kit/chat/chat.tsx', "import { live } from '../live/live.ts'"),
      file('src/web/kit/live/live.ts', "import { chat } from '../chat/chat.tsx'"),
    ],
  ],
])('no knot: %s', (_name, files) => {
  expect(folderKnots(files, root)).toEqual([])
})

test('each root holds its own knots', () => {
  const kit = [
    file('src/web/kit/chat/chat.tsx', "import { live } from '#web/kit/live/live.ts'"),
    file('src/web/kit/live/live.ts', "import { chat } from '../chat/chat.tsx'"),
  ]
  expect(folderKnots([...kit, invoice, message, group], 'src/web/kit')).toEqual([
    expect.stringMatching(/^src\/web\/kit: chat, live import one another: /),
  ])
})
