import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { coordinatorFields } from '#contract/application-form.ts'
import { createGroup } from '#contract/group.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useHeadingFocus } from '#web/account/application/view.tsx'
import type { CompanyValues } from '#web/account/company/rules.ts'
import type { CoordinatorValues } from '#web/account/group/form.tsx'
import { type GroupDetails, sentGroup } from '#web/account/group/rules.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'
import { oneOf } from '#web/kit/list/list-address.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { forgetGroupDraft, keepGroupDraft } from '../rules.ts'
import { CoordinatorStep } from './coordinator-step.tsx'
import { OrganisationStep } from './organisation-step.tsx'

const steps = ['coordinator', 'organisation'] as const
type Step = (typeof steps)[number]

const words = {
  coordinator: {
    label: m.group_signup_coordinator_step,
    title: m.group_signup_coordinator_title,
    lead: m.group_signup_coordinator_lead,
  },
  organisation: {
    label: m.group_signup_organisation_step,
    title: m.group_signup_organisation_title,
    lead: m.group_signup_organisation_lead,
  },
}

type GroupStepsProps = {
  phone: string
  start: { coordinator: CoordinatorValues; company: CompanyValues }
  /** Whether the fields are filled from the coordinator's own application. */
  proposed: boolean
}

/** Coordinator, organisation, and straight to the board. What is typed is kept on the device until the group is there. */
export function GroupSteps({ phone, start, proposed }: GroupStepsProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [coordinator, setCoordinator] = useState(start.coordinator)
  const [company, setCompany] = useState(start.company)
  const coordinatorReady = coordinatorFields.safeParse(coordinator).success
  const wanted = oneOf(search.get('step'), steps, 'coordinator')
  const step: Step = coordinatorReady ? wanted : 'coordinator'
  const creating = useCreateGroup()
  useHeadingFocus('step-title', step)
  const goTo = (next: Step) => void navigate({ search: `?step=${next}` })
  return (
    <>
      <GroupStepper step={step} coordinatorReady={coordinatorReady} />
      <PageHeading
        id="step-title"
        above={m.group_signup_above()}
        title={words[step].title()}
        lead={words[step].lead()}
        className="mt-8 sm:mt-10"
      />
      <p className="mt-3 mb-8 text-sm text-text-quiet">
        {proposed && step === 'coordinator' ? m.group_signup_proposed() : m.group_signup_kept()}{' '}
        {step === 'coordinator' && m.group_signup_pledge({ phone: formatPhone(phone) })}
      </p>
      {step === 'coordinator' ? (
        <CoordinatorStep
          start={coordinator}
          refused={creating.refusedCoordinator}
          onKeep={values => keepGroupDraft({ coordinator: values })}
          onNext={values => {
            setCoordinator(values)
            goTo('organisation')
          }}
        />
      ) : (
        <OrganisationStep
          start={company}
          pending={creating.pending}
          error={creating.error}
          onKeep={values => {
            setCompany(values)
            keepGroupDraft({ company: values })
          }}
          onBack={() => goTo('coordinator')}
          onCreate={async values => {
            const refused = await creating.create(sentGroup(coordinator, values, locale))
            if (refused === 'coordinator') goTo('coordinator')
          }}
        />
      )}
    </>
  )
}

/** Creates the group; if the account already has one, that counts as success. */
function useCreateGroup() {
  const to = usePaths()
  const navigate = useNavigate()
  const creating = useSend(createGroup, (body: GroupDetails) => ({ body }))
  const toBoard = async () => {
    forgetGroupDraft()
    await refreshSession()
    await navigate(to('account-group'), { replace: true })
  }
  const error = creating.error instanceof ApiError ? creating.error : null
  const ofCoordinator = error?.details.filter(({ field }) => field.startsWith('coordinator.')) ?? []
  return {
    pending: creating.isPending || creating.isSuccess,
    error,
    refusedCoordinator: ofCoordinator,
    /** The step at which the server refused something, or null. */
    async create(body: GroupDetails): Promise<Step | null> {
      try {
        await creating.mutateAsync(body)
        await toBoard()
        return null
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        if (failure.code === 'group_exists') await toBoard()
        const refused = failure.details.some(({ field }) => field.startsWith('coordinator.'))
        return refused ? 'coordinator' : 'organisation'
      }
    },
  }
}

function GroupStepper({ step, coordinatorReady }: { step: Step; coordinatorReady: boolean }) {
  const at = steps.indexOf(step)
  const next = steps[at + 1]
  return (
    <Stepper
      label={m.group_signup_steps()}
      positionText={m.signup_step_position({ step: at + 1, total: steps.length })}
      nextText={next && m.signup_step_next({ name: words[next].label() })}
      stateTexts={{
        done: m.signup_step_done(),
        current: m.signup_step_current(),
        todo: m.signup_step_todo(),
        error: m.signup_step_error(),
      }}
      steps={steps.map(name => {
        const done = name === 'coordinator' && coordinatorReady && step !== name
        return {
          id: name,
          label: words[name].label(),
          state: name === step ? 'current' : done ? 'done' : 'todo',
          ...(done && { href: `?step=${name}` }),
        }
      })}
      renderLink={(item, content) => (
        <Link to={item.href} className="block rounded-sm hover:underline hover:underline-offset-4">
          {content}
        </Link>
      )}
    />
  )
}
