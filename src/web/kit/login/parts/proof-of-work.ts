/** What the server asks for: sha-256 of token and answer must begin with `bits` zero bits. */
export type Challenge = { token: string; bits: number }

const batch = 256

/**
 * Tries numbers in turn: about 2^bits digests, a second on a phone at 16. Digests run in batches, so the page stays usable. Throws when the signal
 * aborts it.
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

export function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex(byte => byte !== 0)
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24
}
