import { contentStates } from '#contract/content.ts'
import { type ContentKind, contentKinds } from '#domain/content/content-kind.ts'
import { contentSortsOf } from '#domain/content/content-sort.ts'
import { type ConsoleCall, each, of, searched, sorted } from './console-call.ts'

/** The kinds of which a forum has many pieces. */
const many: readonly ContentKind[] = [
  'speaker',
  'programmeSession',
  'importantUpdate',
  'news',
  'page',
  'hotel',
]

/** Lists that grow with the organisers' own work rather than with the people: content, colleagues, jobs, files. */
export const teamCalls: readonly ConsoleCall[] = [
  ...of('support', 'important updates', 'updates', ['']),
  ...many.flatMap(kind =>
    of('content', 'content', `content/${kind}`, [
      '',
      ...sorted(contentSortsOf(kind)),
      ...each('state', contentStates),
      ...each('untranslated', ['ru', 'en']),
      ...searched(['форум', 'банк', 'щщщщ']),
    ]),
  ),
  ...Object.keys(contentKinds).flatMap(kind => of('admin', 'content', `content/${kind}/counts`, [''])),
  ...of('admin', 'content', 'content', ['']),
  ...of('content', 'speakers', 'speakers/left', ['']),
  ...of('content', 'speakers', 'speakers/people', searched(['чайковский', 'иванов', 'ив', 'щщщщщщ'])),
  ...of('content', 'programme', 'programme', ['']),
  ...of('content', 'survey', 'survey', ['']),
  ...of('content', 'survey', 'recommendations', ['']),
  ...of('content', 'searches without an answer', 'searches/unanswered', ['']),
  ...of('admin', 'colleagues', 'organisers', ['']),
  ...of('support', 'colleagues', 'chat-colleagues', ['']),
  ...of('support', 'colleagues', 'canned-replies', ['']),
  ...of('admin', 'failed jobs', 'failed-jobs', ['']),
  ...of('committee', 'files of lists', 'exports', ['']),
  ...of('committee', 'tags', 'tags', ['']),
  ...of('admin', 'edition', 'edition/history', ['']),
]
