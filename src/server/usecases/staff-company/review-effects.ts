import type { PassKind } from '#domain/pass/pass-payload.ts'
import { givePass } from '#server/persistence/pass-standing-queries.ts'
import type { MessageScene } from '../message/message-scene.ts'
import { endPasses } from '../pass/end-passes.ts'
import { countPerCompany, type Reviewed } from './lock-reviewed.ts'
import { tellEmployees } from './tell-employees.ts'
import { writeToStaffOwner } from './write-to-staff-owner.ts'

const messages = {
  employee: { approved: 'staff_approved', refused: 'staff_refused', lookedAgain: 'staff_looked_again' },
  vehicle: {
    approved: 'staff_vehicles_approved',
    refused: 'staff_vehicles_refused',
    lookedAgain: 'staff_vehicles_looked_again',
  },
} as const

const employeeMessages = {
  approved: 'employee_approved',
  refused: 'employee_refused',
  lookedAgain: 'employee_looked_again',
} as const

type Decided = {
  kind: Extract<PassKind, 'employee' | 'vehicle'>
  decided: readonly Reviewed<{ guid: string; phone?: string | null }>[]
  at: Date
}

/** What a decision of security does besides the state: passes come and go, and each company is told once, however many are decided. */
export function reviewEffects(scene: MessageScene, { kind, decided, at }: Decided) {
  const { tx, edition } = scene
  const records = decided.map(({ record }) => record)
  const tell = async (happened: keyof (typeof messages)['employee']) => {
    for (const [company, count] of countPerCompany(decided))
      await writeToStaffOwner(scene, messages[kind][happened], {
        company,
        content: { company: company.name, count: String(count) },
      })
    if (kind === 'employee') await tellEmployees(scene, decided, employeeMessages[happened])
  }
  return {
    'issue-pass': async () => {
      for (const { guid: subjectGuid } of records)
        await givePass(tx, { editionGuid: edition.guid, kind, subjectGuid }, at)
    },
    'end-pass': () => endPasses(tx, records, { editionGuid: edition.guid, kind, at }),
    'notify-approved': () => tell('approved'),
    'notify-refused': () => tell('refused'),
    'notify-looked-again': () => tell('lookedAgain'),
  }
}
