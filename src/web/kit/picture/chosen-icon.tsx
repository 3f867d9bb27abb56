import { CircleDot } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { iconAddress, loadIcon } from './load-icon.ts'

type ChosenIconProps = {
  /** A name of `editorIcons`. */
  name: string
  className?: string
}

/**
 * An icon that an editor chose, in the text's colour, 20 px by default. Decorative: the label is beside it. A plain mark replaces it if it does not
 * load in time (spec points 8 and 9).
 */
export function ChosenIcon({ name, className = 'size-5' }: ChosenIconProps) {
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    let here = true
    void loadIcon(name).then(loaded => {
      if (here && !loaded) setMissing(name)
    })
    return () => {
      here = false
    }
  }, [name])
  const shape = classNames('inline-block shrink-0', className)
  if (missing === name) return <CircleDot aria-hidden="true" strokeWidth={1.5} className={shape} />
  const mask = `url("${iconAddress(name)}") center / contain no-repeat`
  return <span aria-hidden="true" className={`${shape} bg-current`} style={{ mask, WebkitMask: mask }} />
}
