import type { Group } from '#contract/group.ts'
import type { ImportResult } from '#contract/group-import.ts'
import type { ImportPreview, ImportValues } from '#contract/import.ts'
import type { DraftCompany } from '#contract/participant.ts'
import { completeForm, must } from '#test/factories/participant.ts'
import { uploadForm } from '#test/factories/upload.ts'
import type { TestServer } from '#test/server.ts'

export type TestGroup = { guid: string; token: string; phone: string }

/** A coordinator who is not a participant. */
export async function groupOf(server: TestServer, company: Partial<DraftCompany> = {}): Promise<TestGroup> {
  const phone = server.nextPhone()
  const { token } = await server.logIn(phone, 'signup')
  const { guid } = await must<Group>(server, 'POST', '/groups', {
    token,
    body: {
      coordinator: {
        lastName: 'Соколова',
        firstName: 'Анна',
        middleName: null,
        email: 'sokolova@mail.example',
      },
      company: completeForm({ company }, '').company,
      locale: 'ru',
    },
  })
  return { guid, token, phone }
}

export function upload(server: TestServer, group: TestGroup, file: Buffer, fileName = 'list.xlsx') {
  return server.call<ImportPreview>('POST', `/groups/${group.guid}/import`, {
    token: group.token,
    ...uploadForm({ file, fileName, type: 'application/octet-stream' }),
  })
}

export function paste(server: TestServer, group: TestGroup, text: string) {
  return server.call<ImportPreview>('POST', `/groups/${group.guid}/import/text`, {
    token: group.token,
    body: { text },
  })
}

/** Sends the rows of a preview, as the table does. */
export function send(server: TestServer, group: TestGroup, values: ImportValues[]) {
  return server.call<ImportResult>('POST', `/groups/${group.guid}/import/rows`, {
    token: group.token,
    body: { rows: values.map((each, index) => ({ number: index + 2, values: each })) },
  })
}

export function valuesOf(preview: ImportPreview): ImportValues[] {
  return preview.rows.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([field, { value }]) => [field, value])),
  )
}
