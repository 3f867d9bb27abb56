/** Somebody who gets a copy of a message to a participant, in their own language, at one address or more. */
export type CopyRecipient = {
  phone: string | null
  email: string | null
  as: 'contactPerson' | 'assistant'
  locale: 'ru' | 'en'
}

/** Removes addresses that are already in the list, the participant's included, so that nobody gets a message twice. */
export function withoutDoubles(
  recipients: readonly CopyRecipient[],
  own: { phone: string | null; email: string | null },
): CopyRecipient[] {
  const seen = new Set([own.phone, own.email].map(plain))
  const isNew = (address: string | null) => {
    if (address === null || seen.has(plain(address))) return false
    seen.add(plain(address))
    return true
  }
  return recipients
    .map(recipient => ({
      ...recipient,
      phone: isNew(recipient.phone) ? recipient.phone : null,
      email: isNew(recipient.email) ? recipient.email : null,
    }))
    .filter(({ phone, email }) => phone !== null || email !== null)
}

export function includesAddress(
  recipients: readonly Pick<CopyRecipient, 'phone' | 'email'>[],
  address: string,
): boolean {
  return recipients.some(({ phone, email }) => [phone, email].some(each => plain(each) === plain(address)))
}

/** Mailboxes that differ only in capitals are the same. */
const plain = (address: string | null) => address?.toLowerCase() ?? null
