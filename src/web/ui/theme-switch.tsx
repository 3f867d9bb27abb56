import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'

type ThemeChoice = 'light' | 'dark' | 'system'

type ThemeSwitchProps = {
  /** Name of the choice for screen readers. */
  label: string
  texts: Record<ThemeChoice, string>
  value: ThemeChoice
  onValueChange: (choice: ThemeChoice) => void
}

const CHOICES = [
  { choice: 'light', Icon: Sun },
  { choice: 'dark', Icon: Moon },
  { choice: 'system', Icon: Monitor },
] as const

/** Light, dark or as the device. */
export function ThemeSwitch({ label, texts, value, onValueChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-md border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {CHOICES.map(({ choice, Icon }) => (
        <label
          key={choice}
          title={texts[choice]}
          className="inline-flex h-9 w-10 items-center justify-center rounded-[6px] text-text-quiet hover:text-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === choice}
            onChange={() => onValueChange(choice)}
          />
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="sr-only">{texts[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
