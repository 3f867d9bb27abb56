/** The year at university that a volunteer is in (spec point 3), or what comes after it. */
export const studyYears = ['1', '2', '3', '4', '5', '6', 'postgraduate', 'graduate'] as const

export type StudyYear = (typeof studyYears)[number]
