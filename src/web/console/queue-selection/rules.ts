/** What is wrong with a text that an act needs. */
export function faultOfReason(typed: string, limit: number): 'required' | 'too_long' | null {
  const { length } = typed.trim()
  return length > limit ? 'too_long' : length === 0 ? 'required' : null
}
