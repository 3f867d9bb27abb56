// npm run check-settings [-- --mail-to ADDRESS] [--sms-to PHONE]: tries each setting for real and prints a line for each.
import { checkSettings } from '#server/settings-check/check-settings.ts'
import type { Finding } from '#server/settings-check/finding.ts'
import { operate, readArguments } from './operator-command.ts'

const { values } = readArguments(
  { 'mail-to': { type: 'string' }, 'sms-to': { type: 'string' } },
  'npm run check-settings -- [--mail-to ADDRESS] [--sms-to PHONE]',
)

const marks: Record<Finding['state'], string> = {
  fine: 'ok  ',
  warning: 'WARN',
  fault: 'FAIL',
  untried: '–   ',
}

await operate(async config => {
  const findings = await checkSettings(config, {
    mailTo: values['mail-to'],
    smsTo: values['sms-to'],
    now: Date.now,
  })
  for (const { setting, state, says } of findings) console.log(`${marks[state]} ${setting}: ${says}`)
  const faults = findings.filter(({ state }) => state === 'fault').length
  console.log(faults === 0 ? 'Nothing is wrong.' : `${faults} wrong.`)
  // Clients of outside services may keep their connections open.
  process.exit(faults === 0 ? 0 : 1)
})
