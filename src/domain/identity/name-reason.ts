/** Which part of a name is spoken of. Null in a reason means the name as a whole, or no name at all. */
export type NamePart = 'lastName' | 'firstName' | 'middleName'

/** Letters of the one name and what stands for them in the other: the same, another way to write the sound, or a typing error. */
export type LetterPair = { left: string; right: string; how: 'same' | 'sound' | 'slip' }

export const nameReasonCodes = [
  // For the same person.
  'sameSpelling',
  'otherSpelling',
  'shortName',
  'typingError',
  'initial',
  'beginning',
  'swapped',
  'wrongLayout',
  'otherText',
  // Against.
  'differentName',
  'differentEnding',
  // Neither.
  'notGiven',
] as const

export type NameReasonCode = (typeof nameReasonCodes)[number]

/** Why two names, or a search and a name, were taken for one or for two; `letters` explain it piece by piece where there is something to explain. */
export type NameReason = {
  code: NameReasonCode
  part: NamePart | null
  left: string
  right: string
  letters: LetterPair[]
}

const against: readonly NameReasonCode[] = ['differentName', 'differentEnding']

/** Whether a reason speaks for one person, against it, or neither. */
export function reasonSpeaks({ code }: Pick<NameReason, 'code'>): 'for' | 'against' | 'neither' {
  if (against.includes(code)) return 'against'
  return code === 'notGiven' ? 'neither' : 'for'
}

/** Whether the names are one person's by their reasons. Another patronymic alone leaves the first and the last name the same. */
export function namesAgree(reasons: readonly Pick<NameReason, 'code' | 'part'>[]): boolean {
  const speaking = reasons.filter(({ part }) => part !== 'middleName').map(reasonSpeaks)
  return speaking.includes('for') && !speaking.includes('against')
}
