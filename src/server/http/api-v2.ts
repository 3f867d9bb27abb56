import { assistantRoutes } from './api-v2/assistant.ts'
import { authRoutes } from './api-v2/auth.ts'
import { badgeRoutes } from './api-v2/badge.ts'
import { callRoutes } from './api-v2/call.ts'
import { changeRequestRoutes } from './api-v2/change-request.ts'
import { chatRoutes } from './api-v2/chat.ts'
import { closingRoutes } from './api-v2/closing.ts'
import { confirmationRoutes } from './api-v2/confirmation.ts'
import { contentRoutes } from './api-v2/content.ts'
import { documentRoutes } from './api-v2/document.ts'
import { duplicateRoutes } from './api-v2/duplicate.ts'
import { exportRoutes } from './api-v2/export.ts'
import { gateRoutes } from './api-v2/gate.ts'
import { groupRoutes } from './api-v2/group.ts'
import { importRoutes } from './api-v2/import.ts'
import { organiserRoutes } from './api-v2/organiser.ts'
import { participantRoutes } from './api-v2/participant.ts'
import { passRoutes } from './api-v2/pass.ts'
import { passportRoutes } from './api-v2/passport.ts'
import { acquirerRoutes, paymentRoutes } from './api-v2/payment.ts'
import { personRoutes, unsubscribeRoutes } from './api-v2/person.ts'
import { photographRoutes } from './api-v2/photograph.ts'
import { publicRoutes } from './api-v2/public.ts'
import { publicContentRoutes } from './api-v2/public-content.ts'
import { feedRoutes, recommendationRoutes } from './api-v2/recommendation.ts'
import { replacementRoutes } from './api-v2/replacement.ts'
import { savedViewRoutes } from './api-v2/saved-view.ts'
import { secondFactorRoutes } from './api-v2/second-factor.ts'
import { securityCheckRoutes } from './api-v2/security-check.ts'
import { speakerProfileRoutes } from './api-v2/speaker-profile.ts'
import { staffRoutes } from './api-v2/staff.ts'
import { surveyRoutes } from './api-v2/survey.ts'
import { transferRoutes } from './api-v2/transfer.ts'
import { volunteerRoutes } from './api-v2/volunteer.ts'
import { watchListRoutes } from './api-v2/watch-list.ts'
import { uploadImageRoutes } from './image.ts'
import type { RouteGroup } from './route-table.ts'

/** Every route of /api/v2 with the use case that answers it. */
export const apiV2: RouteGroup[] = [
  assistantRoutes,
  authRoutes,
  badgeRoutes,
  callRoutes,
  changeRequestRoutes,
  chatRoutes,
  confirmationRoutes,
  contentRoutes,
  documentRoutes,
  duplicateRoutes,
  exportRoutes,
  gateRoutes,
  groupRoutes,
  staffRoutes,
  importRoutes,
  organiserRoutes,
  participantRoutes,
  passRoutes,
  passportRoutes,
  paymentRoutes,
  closingRoutes,
  acquirerRoutes,
  personRoutes,
  unsubscribeRoutes,
  photographRoutes,
  publicRoutes,
  publicContentRoutes,
  recommendationRoutes,
  feedRoutes,
  replacementRoutes,
  savedViewRoutes,
  secondFactorRoutes,
  securityCheckRoutes,
  speakerProfileRoutes,
  surveyRoutes,
  transferRoutes,
  volunteerRoutes,
  watchListRoutes,
  uploadImageRoutes,
]
