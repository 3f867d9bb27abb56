import { m } from '#messages'
import { AVATAR_SIZES, Avatar, type AvatarSize } from '#web/ui/avatar.tsx'
import { GuillocheRule, Rosette } from '#web/ui/guilloche.tsx'
import { LoadingPause } from '#web/ui/loading-pause.tsx'
import { Section } from '#web/ui/section.tsx'

const TYPE = [
  ['64', 'text-2xl sm:text-5xl'],
  ['48', 'text-2xl sm:text-4xl'],
  ['36', 'text-2xl sm:text-3xl'],
  ['28', 'text-2xl'],
  ['22', 'text-xl'],
  ['18', 'text-lg'],
  ['16', 'text-base'],
  ['14', 'text-sm'],
  ['13', 'text-xs'],
] as const

const COLOURS = [
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hairline', 'bg-hairline'],
  ['line', 'bg-line'],
  ['text-quiet', 'bg-text-quiet'],
  ['text', 'bg-text'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['positive', 'bg-positive'],
  ['positive-soft', 'bg-positive-soft'],
  ['attention', 'bg-attention'],
  ['attention-soft', 'bg-attention-soft'],
  ['negative', 'bg-negative'],
  ['negative-soft', 'bg-negative-soft'],
  ['info', 'bg-info'],
  ['info-soft', 'bg-info-soft'],
  ['engraving', 'bg-engraving'],
] as const

export function FoundationSamples() {
  return (
    <>
      <Section space="page" title={m.ui_guilloche()} lead={m.ui_guilloche_lead()}>
        <div className="grid items-center gap-8 md:grid-cols-3">
          <Rosette seed="quorum" lines={32} drift className="mx-auto w-full max-w-80" />
          <Rosette seed="forum-2026" lines={28} className="mx-auto w-full max-w-80" />
          <LoadingPause text={m.ui_pause()} />
        </div>
        <GuillocheRule seed="rule" height={32} className="mt-10" />
      </Section>
      <Section space="page" title={m.ui_colours()} lead={m.ui_colours_lead()} className="border-t">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          {COLOURS.map(([name, ground]) => (
            <li key={name} className="text-sm text-text-quiet">
              <span className={`mb-1.5 block h-14 rounded-md border ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section space="page" title={m.ui_type()} className="border-t">
        <ul className="divide-y">
          {TYPE.map(([size, classes]) => (
            <li key={size} className="flex items-baseline gap-6 py-2.5">
              <span className="tabular w-8 shrink-0 text-sm text-text-quiet">{size}</span>
              <span
                className={`min-w-0 ${classes} ${Number(size) > 16 ? 'font-semibold tracking-tight' : ''}`}
              >
                {m.ui_type_sample()}
              </span>
            </li>
          ))}
          <li className="flex flex-wrap items-baseline gap-x-6 gap-y-2 py-2.5">
            <span className="text-sm text-text-quiet">{m.ui_type_figures()}</span>
            <span className="tabular flex flex-col items-end">
              <span>{m.ui_fee()}</span>
              <span>{m.ui_fee_other()}</span>
            </span>
          </li>
        </ul>
      </Section>
      <Section space="page" title={m.ui_avatars()} className="border-t">
        <div className="flex flex-wrap items-end gap-4">
          {(Object.keys(AVATAR_SIZES) as AvatarSize[]).map((size, index) => (
            <span key={size} className="flex flex-col items-center gap-1.5 text-xs text-text-quiet">
              <Avatar
                name={[m.ui_name_1(), m.ui_name_2(), m.ui_name_3()][index % 3] ?? ''}
                size={size}
                alt={[m.ui_name_1(), m.ui_name_2(), m.ui_name_3()][index % 3] ?? ''}
              />
              {size}
            </span>
          ))}
        </div>
      </Section>
    </>
  )
}
