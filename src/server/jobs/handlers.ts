import type { Services } from '../services.ts'
import { tellOfAnswer } from '../usecases/chat/tell-of-answer.ts'
import { sweep } from '../usecases/console/sweep.ts'
import { tellCoordinator } from '../usecases/decision/tell-coordinator.ts'
import { sweepFiles } from '../usecases/file/sweep-files.ts'
import { tellMembers } from '../usecases/group/tell-members.ts'
import { sendMessage } from '../usecases/message/send-message.ts'
import { reconcileCardPayment } from '../usecases/payment/reconcile-card-payment.ts'
import { finishPendingCheck } from '../usecases/photograph/finish-pending-check.ts'
import type { JobName, JobPayloads } from './job-queue.ts'

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

/** What each kind of job does; every one of them may be run twice. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    'send-message': ({ messageGuid }) => sendMessage(services, messageGuid),
    'reconcile-card-payment': ({ cardPaymentGuid }) => reconcileCardPayment(services, cardPaymentGuid),
    'chat-notice': ({ threadGuid }) => tellOfAnswer(services, threadGuid),
    'check-photograph': ({ fileGuid }) => finishPendingCheck(services, fileGuid),
    'member-notices': ({ groupGuid }) => tellMembers(services, groupGuid),
    'decision-notice': notice => tellCoordinator(services, notice),
    sweep: () => sweep(services),
    'sweep-files': () => sweepFiles(services),
  }
}
