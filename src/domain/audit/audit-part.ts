import type { AuditSubjectKind } from './audit-entry.ts'

/** What entries of the log share: there are a few hundred such, whatever the number of entries. Words of former versions are among them. */
export type AuditDeed = { action: string; role: string; kind: AuditSubjectKind }

/** `isKnown`: it is a word of the reader's language; otherwise the log's own, of another version of the app. */
export type AuditWord = { word: string; isKnown: boolean }

/** The deeds by a word that the reader sees, in the order of the alphabet. One word may stand for several; what is not a word of the language comes last. */
export function auditParts(
  deeds: readonly AuditDeed[],
  wordOf: (deed: AuditDeed) => AuditWord,
  locale: 'ru' | 'en',
): AuditDeed[][] {
  const { compare } = new Intl.Collator(locale)
  const parts = new Map<string, AuditWord & { deeds: AuditDeed[] }>()
  for (const deed of deeds) {
    const said = wordOf(deed)
    const key = `${said.isKnown} ${said.word}`
    const part = parts.get(key)
    if (part) part.deeds.push(deed)
    else parts.set(key, { ...said, deeds: [deed] })
  }
  return [...parts.values()]
    .sort(
      (one, other) =>
        Number(other.isKnown) - Number(one.isKnown) ||
        compare(one.word, other.word) ||
        (one.word < other.word ? -1 : 1),
    )
    .map(part => part.deeds)
}
