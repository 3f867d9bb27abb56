/** Ways by which a message reaches somebody. */
export const messageChannels = ['sms', 'email'] as const

export type MessageChannel = (typeof messageChannels)[number]
