import { useId } from 'react'
import { guillocheBand, guillocheSectors } from '#domain/guilloche/guilloche.ts'
import { classNames } from './class-names.ts'

/** Units of the drawing; classes set the displayed size. */
const SIZE = 400

type RosetteProps = {
  /** The same seed draws the same rosette. */
  seed: string
  lines?: number
  /** Stroke width in 1/400 of the rosette. */
  stroke?: number
  /** A slow rotation; none with reduced motion. */
  drift?: boolean
  className?: string
}

/** A rosette of banknote line work in the engraving colour (or `text-*` of `className`). Decoration only. */
export function Rosette({ seed, lines, stroke = 0.5, drift = false, className }: RosetteProps) {
  const id = useId()
  return (
    // The frame clips the corners of the turning square, which would widen the page.
    <span
      aria-hidden="true"
      className={classNames('block aspect-square overflow-clip text-engraving', className)}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        className={classNames('block size-full', drift && 'animate-drift will-change-transform')}
      >
        {guillocheSectors({ seed, size: SIZE, lines }).map(({ count, arcs }) => (
          <g key={count}>
            <path id={`${id}${count}`} d={arcs.join('')} />
            {Array.from({ length: count - 1 }, (_, turn) => (
              <use
                // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place in the turn
                key={turn}
                href={`#${id}${count}`}
                transform={`rotate(${(((turn + 1) * 360) / count).toFixed(3)} ${SIZE / 2} ${SIZE / 2})`}
              />
            ))}
          </g>
        ))}
      </svg>
    </span>
  )
}

type RuleProps = {
  seed: string
  /** Height in px. */
  height?: number
  lines?: number
  stroke?: number
  className?: string
}

/** A band of the same line work over the full width: one tile of two waves, repeated. */
export function GuillocheRule({ seed, height = 24, lines, stroke = 0.5, className }: RuleProps) {
  const id = useId()
  const width = Math.round(height * 4.8)
  return (
    <svg aria-hidden="true" height={height} className={classNames('block w-full text-engraving', className)}>
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <path
            d={guillocheBand({ seed, width, height, lines, waves: 2 }).join('')}
            fill="none"
            stroke="currentColor"
            strokeWidth={stroke}
          />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
