import * as group from '#contract/group.ts'
import { addMember } from '../../usecases/group/add-member.ts'
import { addSelf } from '../../usecases/group/add-self.ts'
import { changeMembers } from '../../usecases/group/change-members.ts'
import { createGroup } from '../../usecases/group/create-group.ts'
import { readBoard } from '../../usecases/group/read-board.ts'
import { readMember } from '../../usecases/group/read-member.ts'
import { remindMembers } from '../../usecases/group/remind-members.ts'
import { removeMembers } from '../../usecases/group/remove-members.ts'
import { saveGroup } from '../../usecases/group/save-group.ts'
import { saveMember } from '../../usecases/group/save-member.ts'
import { sendLinks } from '../../usecases/group/send-links.ts'
import { routeGroup, routeTable } from '../route-table.ts'

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
    changeMembers,
    sendMemberLinks: sendLinks,
    remindMembers,
    removeMembers,
  }),
)
