/** Names one call in the log of the server, whoever sends it. */
export function newRequestId(): string {
  return crypto.randomUUID()
}
