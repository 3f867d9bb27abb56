// How much of the forum a search looks at before another way is shorter. Tests lower these, so that a few hundred people take each way.

/** Only so many people are handed on by their guids: to send more takes longer than to find them again. */
export const mostNamed = 2000

/** More than these are rather walked past than gathered and sorted. */
export const mostGathered = 12_000

/** So many are looked at before those who are found are gathered: what one in a hundred has fills a page. */
export const firstWalked = 10_000

/** The longest walk: where a search finds one in a hundred, it still fills a page of fifty four times. */
export const mostWalked = 20_000

/** So many of a hundred pages of a table are read to judge how many are found. */
export const sampledShare = 1

/** So many scans are asked one by one before all passes are gathered that a search finds: what one in forty has fills a page. */
export const firstScansWalked = 2000

/** Up to so many scans that are found are read once for all counts. Of more, a value that is rare among these is counted by itself. */
export const mostScansGathered = 5000
