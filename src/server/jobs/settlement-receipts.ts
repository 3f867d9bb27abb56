import { z } from 'zod'
import { settleReceipts } from '../usecases/payment/settle-receipts.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({})

declare module './job-queue.ts' {
  interface JobPayloads {
    'settlement-receipts': z.infer<typeof payload>
  }
}

/** Sends the second cash receipt of card payments once the forum is over. */
export const settlementReceipts = defineJob({
  name: 'settlement-receipts',
  payload,
  schedule: '*/5 * * * *',
  handle: settleReceipts,
  lost: null,
  neverLost: 'the schedule asks for it every five minutes, and it finds what the last one left',
})
