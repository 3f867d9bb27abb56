import { insertTag } from '../persistence/application-tag-queries.ts'
import type { Tx } from '../persistence/database.ts'
import { preparedAt } from './seed-edition.ts'

const tagged: Record<string, readonly string[]> = {
  vip: ['+79001000002', '+79001168910'],
  перезвонить: ['+79001138455', '+79001140021', '+79001186284'],
  'нужна виза': ['+79001186284'],
}

/** Short words by which the demo's committee sorts people. */
export async function seedTags(
  tx: Tx,
  { people, committee }: { people: ReadonlyMap<string, { applicationGuid: string }>; committee: string },
): Promise<void> {
  for (const [tag, phones] of Object.entries(tagged))
    for (const phone of phones) {
      const applicationGuid = people.get(phone)?.applicationGuid
      if (!applicationGuid) throw new RangeError(`no demo participant has the phone ${phone}`)
      await insertTag(tx, { applicationGuid, tag, addedBy: committee, addedAt: preparedAt })
    }
}
