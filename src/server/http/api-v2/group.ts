import * as group from '#contract/group.ts'
import * as ownGroup from '#contract/own-group.ts'
import { addMember } from '#server/usecases/group/add-member.ts'
import { addSelf } from '#server/usecases/group/add-self.ts'
import { askRefund } from '#server/usecases/group/ask-refund.ts'
import { changeMembers } from '#server/usecases/group/change-members.ts'
import { createGroup } from '#server/usecases/group/create-group.ts'
import { leaveOwnGroup, readOwnGroup } from '#server/usecases/group/own-group.ts'
import { readBoard } from '#server/usecases/group/read-board.ts'
import { readMember } from '#server/usecases/group/read-member.ts'
import { remindMembers } from '#server/usecases/group/remind-members.ts'
import { removeMembers } from '#server/usecases/group/remove-members.ts'
import { saveGroup } from '#server/usecases/group/save-group.ts'
import { saveMember } from '#server/usecases/group/save-member.ts'
import { sendLinks } from '#server/usecases/group/send-links.ts'
import { withdrawMembers } from '#server/usecases/group/withdraw-members.ts'
import { bulk, routeGroup, routeTable } from '../route-table.ts'

/** Groups of people whom a coordinator brings. */
export const groupRoutes = routeGroup(
  routeTable(group, {
    createGroup,
    saveGroup,
    readGroupBoard: readBoard,
    readMember,
    addMember,
    addSelf,
    saveMember,
    changeMembers: bulk(changeMembers),
    sendMemberLinks: bulk(sendLinks),
    remindMembers: bulk(remindMembers),
    removeMembers: bulk(removeMembers),
    withdrawMembers: bulk(withdrawMembers),
    askRefund,
  }),
  routeTable(ownGroup, { readOwnGroup, leaveOwnGroup }),
)
