/** What can be marked: the same names as the kinds of content. */
export const favouriteKinds = ['programmeSession', 'speaker'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/** A star, or the wish not to see it proposed any more. */
export const favouriteMarks = ['favourite', 'notInterested'] as const
export type FavouriteMark = (typeof favouriteMarks)[number]

/** What somebody has marked. */
export type Favourite = { guid: string; kind: FavouriteKind; mark: FavouriteMark }

/**
 * The last word about one session or speaker, and when it was said (ISO). A mark that was taken off stays as null, so that a device which has not
 * heard of it does not bring it back.
 */
export type MarkChange = { guid: string; mark: FavouriteMark | null; at: string }

/** Joins what two devices say: of each session and speaker the later word counts, of two at the same moment the second device's. */
export function mergeMarks(left: readonly MarkChange[], right: readonly MarkChange[]): MarkChange[] {
  const last = new Map<string, MarkChange>()
  for (const change of [...left, ...right]) {
    const known = last.get(change.guid)
    if (!known || Date.parse(change.at) >= Date.parse(known.at)) last.set(change.guid, change)
  }
  return [...last.values()]
}

/** What stands marked, by guid; marks that were taken off are left out. */
export function marksOf(changes: readonly MarkChange[]): Map<string, FavouriteMark> {
  return new Map(changes.flatMap(({ guid, mark }) => (mark ? [[guid, mark]] : [])))
}
