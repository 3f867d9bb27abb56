/** What the outside service says of somebody. */
export const replyVerdicts = ['cleared', 'refused', 'unclear'] as const

export type ReplyVerdict = (typeof replyVerdicts)[number]

/** The words of both languages; compared without case, ё, punctuation and what stands in brackets. */
const words: Record<ReplyVerdict, string> = {
  cleared:
    'допущен|допущена|допустить|допуск|допуск разрешен|разрешен|разрешено|разрешить|согласован|согласована|согласовано|согласовать|проверен|проверена|без замечаний|замечаний нет|возражений нет|не возражаем|cleared|clear|approved|approve|passed|allowed|admitted|no objection|no objections',
  refused:
    'отказ|отказано|отказать|отказать в допуске|в допуске отказано|не допущен|не допущена|не допускать|не согласован|не согласована|не согласовано|не разрешен|запрещен|refused|refuse|rejected|reject|denied|deny|not cleared|not approved|not admitted',
  unclear:
    'уточнить|уточнить данные|уточнение|на уточнение|требует уточнения|требуется уточнение|дополнительная проверка|на проверке|unclear|clarify|to clarify|to be clarified|needs clarification|more information|pending|on hold',
}

const verdictOf: ReadonlyMap<string, ReplyVerdict> = new Map(
  replyVerdicts.flatMap(verdict => words[verdict].split('|').map(word => [word, verdict] as const)),
)

/** Reads a verdict as it was typed: `none` for an empty cell, `unknown` for a word that is in neither list. Nothing is guessed from a part of a sentence. */
export function readReplyVerdict(typed: string): ReplyVerdict | 'none' | 'unknown' {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  // A dash or a full stop alone says nothing either.
  return plain === '' ? 'none' : (verdictOf.get(plain) ?? 'unknown')
}
