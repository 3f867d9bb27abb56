import { isBilingual } from '#domain/content/content-field.ts'
import { type ContentKind, fieldsOf } from '#domain/content/content-kind.ts'
import type { DraftValues } from './draft-check.ts'

/** A place that two people changed differently: `title.en`, `hall`. */
export type DraftClash = { path: string; base: unknown; mine: unknown; theirs: unknown }

export type DraftMerge = {
  /** Changes that only one of the two made are merged; where both did, mine stays until somebody chooses. */
  merged: Record<string, unknown>
  /** Both changed it, differently. */
  clashes: DraftClash[]
  /** Changed only by the other person, and taken over. */
  taken: string[]
}

/** The smallest parts that are compared: each language of a text, every other field as a whole. */
export function draftPaths(kind: ContentKind): string[] {
  return Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
    isBilingual(field) ? [`${name}.ru`, `${name}.en`] : [name],
  )
}

export function valueAt(values: DraftValues, path: string): unknown {
  const [name = '', locale] = path.split('.')
  const value = values[name]
  return locale ? (value as Record<string, unknown> | undefined)?.[locale] : value
}

export function withValueAt(values: DraftValues, path: string, value: unknown): Record<string, unknown> {
  const [name = '', locale] = path.split('.')
  return {
    ...values,
    [name]: locale ? { ...(values[name] as Record<string, unknown> | undefined), [locale]: value } : value,
  }
}

/** Whether two values are equal: plain JSON, keys in any order. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [leftKeys, rightKeys] = [Object.keys(left), Object.keys(right)]
  return (
    leftKeys.length === rightKeys.length &&
    leftKeys.every(key =>
      sameValue((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
    )
  )
}

export function changedPaths(kind: ContentKind, from: DraftValues, to: DraftValues): string[] {
  return draftPaths(kind).filter(path => !sameValue(valueAt(from, path), valueAt(to, path)))
}

/** Merges two people's changes to the same version. Nothing that either wrote is lost without being listed. */
export function mergeDrafts(
  kind: ContentKind,
  { base, mine, theirs }: { base: DraftValues; mine: DraftValues; theirs: DraftValues },
): DraftMerge {
  const mineChanged = new Set(changedPaths(kind, base, mine))
  let merged: Record<string, unknown> = { ...mine }
  const clashes: DraftClash[] = []
  const taken: string[] = []
  for (const path of changedPaths(kind, base, theirs)) {
    const values = { base: valueAt(base, path), mine: valueAt(mine, path), theirs: valueAt(theirs, path) }
    if (sameValue(values.mine, values.theirs)) continue
    if (mineChanged.has(path)) clashes.push({ path, ...values })
    else {
      merged = withValueAt(merged, path, values.theirs)
      taken.push(path)
    }
  }
  return { merged, clashes, taken }
}

/** The merged draft after a choice for each clash; mine stays where nothing was chosen. */
export function resolveMerge(
  { merged, clashes }: Pick<DraftMerge, 'merged' | 'clashes'>,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Record<string, unknown> {
  return clashes.reduce<Record<string, unknown>>(
    (values, { path, theirs }) => (choices[path] === 'theirs' ? withValueAt(values, path, theirs) : values),
    merged,
  )
}
