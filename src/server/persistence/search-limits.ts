// How much of the forum a search looks at before another way is shorter. Tests lower these, so that a few hundred people take each way.

/** Of more people than these none is named: their guids would take longer on their way than it takes to find them. */
export const mostNamed = 2000

/** More than these are rather walked past than gathered and sorted. */
export const mostGathered = 12_000

/** So many are looked at before those who are found are gathered: what one in a hundred has fills a page. */
export const firstWalked = 10_000

/** So many are looked at: where a search finds one in a hundred, they fill a page many times over. */
export const mostWalked = 20_000

/** So many of a hundred pages of a table are read to judge how many are found. */
export const sampledShare = 1
