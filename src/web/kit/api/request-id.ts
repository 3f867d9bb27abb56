/** An id for one call, to find it in the server's log. */
export function newRequestId(): string {
  return crypto.randomUUID()
}
