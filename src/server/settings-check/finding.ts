/** What trying a setting has shown, in one line without any secret. */
export type Finding = {
  setting: string
  /** `fault` keeps the app from working, `warning` may be meant so, `untried` needs an option. */
  state: 'fine' | 'warning' | 'fault' | 'untried'
  says: string
}

export const fine = (setting: string, says: string): Finding => ({ setting, state: 'fine', says })
export const warning = (setting: string, says: string): Finding => ({ setting, state: 'warning', says })
export const fault = (setting: string, says: string): Finding => ({ setting, state: 'fault', says })
export const untried = (setting: string, says: string): Finding => ({ setting, state: 'untried', says })
