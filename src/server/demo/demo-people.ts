import type { DemoPerson } from './demo-person.ts'
import { peopleBeforeReview } from './people-before-review.ts'
import { peopleOut } from './people-out.ts'
import { peopleOwing } from './people-owing.ts'
import { peopleSettled } from './people-settled.ts'
import { peopleUnderReview } from './people-under-review.ts'

/** The sixty invented participants, in a fixed order. */
export const demoPeople: readonly DemoPerson[] = [
  ...peopleUnderReview,
  ...peopleBeforeReview,
  ...peopleOwing,
  ...peopleSettled,
  ...peopleOut,
]
