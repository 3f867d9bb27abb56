/** How a person wants service messages (spec point 3, settings). */
export const noticeChoices = ['both', 'sms', 'email'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

export type NoticeChannel = 'sms' | 'email'

/**
 * The channels of one service message. If the chosen one has no address, the other is used: a service message is never silenced (product.md §6a).
 * Log-in codes ignore this rule and always go by SMS.
 */
export function noticeChannels(
  choice: NoticeChoice,
  has: { phone: boolean; email: boolean },
): readonly NoticeChannel[] {
  const all = (['sms', 'email'] as const).filter(channel => has[channel === 'sms' ? 'phone' : 'email'])
  const wanted = all.filter(channel => choice === 'both' || choice === channel)
  return wanted.length > 0 ? wanted : all
}
