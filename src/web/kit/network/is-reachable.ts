/** Without an answer in this time the network counts as none, in milliseconds. */
const patience = 4000

/** Whether our server answers. The browser only knows of a network, which may lead nowhere. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}
