/** The text of a sent message may be read in the console for so long; then it is wiped. Milliseconds. */
export const sentTextKept = 90 * 24 * 3_600_000

/** Organisers answer for what was said about these; the rest concerns the person alone. */
const keptSubjects: readonly string[] = ['application', 'payment', 'group']

/** Each holds a link that lets whoever reads it act as the person. */
const actingTemplates: readonly string[] = ['confirmation_link']

/**
 * Whether a message's text is kept after it is sent, for the organisers who answer for it (decision 077). Codes, links that act, everything about
 * the account and the passport are wiped at once.
 */
export function keepsText(message: { template: string; about: string; urgency: string }): boolean {
  return (
    message.urgency !== 'code' &&
    keptSubjects.includes(message.about) &&
    !actingTemplates.includes(message.template)
  )
}
