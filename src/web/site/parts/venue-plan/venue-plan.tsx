import { useId } from 'react'
import type { VenuePlan as Plan } from '#domain/venue/venue-plan.ts'
import { m } from '#messages/compiled/messages.js'
import { classNames } from '#web/ui/class-names.ts'

const inks = {
  street: { stroke: 'stroke-surface', width: 9 },
  railway: { stroke: 'stroke-line', width: 2 },
  shore: { stroke: 'stroke-blue-300 dark:stroke-blue-700', width: 2 },
} as const

type VenuePlanProps = {
  plan: Plan
  /** Small and without the list beside it: numbers would be riddles and names too small. */
  bare?: boolean
  className?: string
}

/**
 * The surroundings of the venue, north up. Marks carry the numbers of the list beside the plan, which has everything in words; names of streets are
 * too small to read on a phone and left out there.
 */
export function VenuePlan({ plan, bare = false, className }: VenuePlanProps) {
  const clip = useId()
  const { width, height, venue, rings, marks, beyond, lines, water } = plan
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={m.venue_plan_label()}
      className={classNames('block h-auto w-full rounded-lg bg-accent-soft', className)}
    >
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {water.map(corners => (
          <polygon
            key={JSON.stringify(corners)}
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-blue-100 dark:fill-blue-950"
          />
        ))}
        {lines.map(line => (
          <Line key={`${line.type} ${line.name}`} line={line} named={!bare} />
        ))}
        {rings.map(({ minutes, radius }) => (
          <g key={minutes}>
            <circle
              cx={venue.x}
              cy={venue.y}
              r={radius}
              className="fill-none stroke-accent-text/45"
              strokeDasharray="2 5"
              strokeWidth={1.5}
            />
            <text
              x={venue.x}
              y={venue.y - radius - 6}
              textAnchor="middle"
              className={classNames('fill-accent-text text-[22px]', !bare && 'sm:text-[14px]')}
            >
              {m.venue_plan_minutes({ count: minutes })}
            </text>
          </g>
        ))}
        {marks.map(mark => (
          <Mark key={mark.number} mark={mark} bare={bare} />
        ))}
        {beyond.map(mark => (
          <g key={mark.number}>
            <path
              d="M-9 -22 L0 -34 L9 -22 Z"
              transform={`translate(${mark.x} ${mark.y}) rotate(${mark.angle})`}
              className="fill-text"
            />
            <Mark mark={mark} bare={bare} />
          </g>
        ))}
        <path
          d="M0 -17 L17 0 L0 17 L-17 0 Z"
          transform={`translate(${venue.x} ${venue.y})`}
          className="fill-accent stroke-surface"
          strokeWidth={3}
        />
      </g>
    </svg>
  )
}

type LineProps = { line: Plan['lines'][number]; named: boolean }

function Line({ line: { type, name, from, to, label }, named }: LineProps) {
  const { stroke, width } = inks[type]
  // Names are read from left to right.
  const [start, end] = from.x <= to.x ? [from, to] : [to, from]
  const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  return (
    <>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        strokeWidth={width}
        strokeDasharray={type === 'railway' ? '10 4' : undefined}
        strokeLinecap="round"
        className={stroke}
      />
      {named && (
        <text
          transform={`translate(${label.x} ${label.y}) rotate(${turn.toFixed(1)})`}
          y={type === 'shore' ? 18 : -9}
          textAnchor="middle"
          className="fill-text-quiet text-[13px] max-sm:hidden"
        >
          {name}
        </text>
      )}
    </>
  )
}

const fills = { hotel: 'fill-info', hub: 'fill-text', place: 'fill-text' } as const

type MarkProps = { mark: Plan['marks'][number]; bare: boolean }

/** Hotels are round, where one arrives is square: the shape tells what the colour tells. */
function Mark({ mark: { x, y, number, kind }, bare }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})${bare ? ' scale(0.6)' : ''}`}>
      {kind === 'hotel' ? (
        <circle r={17} className={`${fills[kind]} stroke-surface`} strokeWidth={2} />
      ) : (
        <rect
          x={-16}
          y={-16}
          width={32}
          height={32}
          rx={5}
          className={`${fills[kind]} stroke-surface`}
          strokeWidth={2}
        />
      )}
      {!bare && (
        <text
          textAnchor="middle"
          dy="0.36em"
          className="fill-surface text-[21px] font-semibold sm:text-[18px]"
        >
          {number}
        </text>
      )}
    </g>
  )
}
