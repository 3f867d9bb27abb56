/** Orders of the list of marketing letters. By time of sending what was not sent comes last, whichever way. */
export const letterSorts = [
  'newest',
  'oldest',
  'subject',
  'subjectDown',
  'audience',
  'audienceDown',
  'mostReaders',
  'fewestReaders',
  'state',
  'stateDown',
  'sentLast',
  'sentFirst',
] as const
export type LetterSort = (typeof letterSorts)[number]
