/** What colleagues have to settle about a person, each kind in a list of its own. */
export const matterKinds = ['change', 'erasure', 'call', 'duplicate'] as const

export type MatterKind = (typeof matterKinds)[number]
