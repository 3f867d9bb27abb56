/** What a photograph waits for. */
export const photographNeeds = ['review', 'requested', 'missing'] as const

/** For how many days and more an application may have waited, as the queue offers it. */
export const waitingSpans = ['3', '7', '14'] as const

/** Whether the link by which somebody confirms their details can still be followed. */
export const confirmationLinkStates = ['live', 'expired'] as const

/** Whose passport somebody has, as the queues ask for it. */
export const citizenshipSides = ['russian', 'foreign'] as const
