import { z } from 'zod'
import { overdueMemberNotices } from '../persistence/member-notice-queries.ts'
import { tellMembers } from '../usecases/group/tell-members.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ groupGuid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'member-notices': z.infer<typeof payload>
  }
}

/** Notifies the members of a group of what its coordinator has changed for them. */
export const memberNotices = defineJob({
  name: 'member-notices',
  payload,
  handle: (services, { groupGuid }) => tellMembers(services, groupGuid),
  lost: {
    find: async ({ database }, ago) =>
      (await overdueMemberNotices(database, ago(30))).map(groupGuid => ({ groupGuid })),
    everySeconds: 60,
  },
})
