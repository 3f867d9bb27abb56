/** What the server asks for: sha-256 of token and answer must begin with `bits` zero bits. */
export type Challenge = { token: string; bits: number }

const batch = 256

/**
 * Finds the answer by trying numbers in turn: about 2^bits digests, a second of a phone's work at 16. The digests of a
 * batch run at once and leave the page usable. Throws when the signal ends the search.
 */
export async function solveChallenge({ token, bits }: Challenge, signal?: AbortSignal): Promise<string> {
  const encoder = new TextEncoder()
  for (let first = 0; ; first += batch) {
    signal?.throwIfAborted()
    const answers = Array.from({ length: batch }, (_, index) => (first + index).toString(36))
    const digests = await Promise.all(
      answers.map(answer => crypto.subtle.digest('SHA-256', encoder.encode(token + answer))),
    )
    const found = digests.findIndex(digest => leadingZeroBits(new Uint8Array(digest)) >= bits)
    const answer = answers[found]
    if (answer !== undefined) return answer
  }
}

/** How many zero bits the bytes begin with. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex(byte => byte !== 0)
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24
}
