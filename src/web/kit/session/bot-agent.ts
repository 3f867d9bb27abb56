/**
 * Whether a user agent looks like a robot's: for these the error screen is not shown and the error is only logged
 * (spec point 4), so that no error page is indexed.
 */
export function isBotAgent(userAgent: string | null | undefined): boolean {
  return /bot|chrome-lighthouse|facebookexternalhit|google/i.test(userAgent ?? '')
}
