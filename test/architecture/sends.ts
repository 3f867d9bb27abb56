import { type SourceFile, withoutComments } from './imports.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The kit's own: they give keys, hold the library and read the schema. */
const OWN = /^src\/web\/kit\/(?:send|contract-form|api)\//

/** Names that are no keys of a send: each is what it names. */
const NAMED_BY_BROWSER: Record<string, string> = {
  'src/web/kit/chat/parts/use-attachments.ts': 'names a chosen file in the list before the server has one',
  'src/web/console/gate/parts/gate-device.ts': 'the guid of a scan is its identity: the server takes it once',
  'src/web/kit/chat/parts/use-live-chat.ts':
    'the guid of a message is its identity: the server takes it once',
}

const WAYS = [
  {
    found: /\bcrypto\.randomUUID\b/,
    instead: 'useSend gives each attempt its key, newRequestId names a call',
  },
  { found: /\bidempotencyKey\b|Idempotency-Key/, instead: 'useSend gives each attempt its key' },
  { found: /\bzodResolver\b/, instead: 'useContractForm judges by the schema' },
  { found: /\buseMutation\b/, instead: 'useSend sends a route, useWork what is more than one' },
]

/** Sends and forms that bypass src/web/kit/send and src/web/kit/contract-form. */
export function straySends(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('src/web/') || isTest(path) || OWN.test(path)) return []
    const code = withoutComments(text)
    return WAYS.flatMap(({ found, instead }) => {
      const word = found.exec(code)?.[0]
      if (!word || (word === 'crypto.randomUUID' && path in NAMED_BY_BROWSER)) return []
      return [`${path} has ${word}: ${instead}`]
    })
  })
}

/** Excused files that do not need the excuse any more. */
export function idleExcuses(files: SourceFile[]): string[] {
  return Object.keys(NAMED_BY_BROWSER).filter(
    path => !files.some(file => file.path === path && file.text.includes('crypto.randomUUID')),
  )
}
